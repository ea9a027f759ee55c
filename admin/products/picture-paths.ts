const NUMBERED = /^media\/(.+)-(\d{1,3})\.[a-z]+$/i;
const EXTENSION = /\.([a-z]+)$/i;

/**
 * Path of a further picture of a product: its number follows the greatest.
 * @param name of the uploaded file, whose extension stays
 */
export function nextPath(productKey: string, paths: readonly string[], name: string): string {
  const numbers = paths.flatMap((path) => {
    const [, , number] = NUMBERED.exec(path) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  const [, extension = 'jpg'] = EXTENSION.exec(name) ?? [];
  return `media/${productKey}-${Math.max(0, ...numbers) + 1}.${extension.toLowerCase()}`;
}

/** Path of a picture with the number of another one; pictures without a number come first. */
export function withNumberOf(path: string, other: string): string | undefined {
  const [, name] = NUMBERED.exec(path) ?? [];
  const [, , number] = NUMBERED.exec(other) ?? [];
  const [, extension] = EXTENSION.exec(path) ?? [];
  if (name === undefined || number === undefined || extension === undefined) return undefined;
  return `media/${name}-${number}.${extension}`;
}
