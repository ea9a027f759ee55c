const BOUNDARY = 'boundary-of-the-tests';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const nameOf = (name: string) => name.replaceAll(/["\r\n]/g, '?');

/**
 * Encodes a multipart form as browsers do: fields, and one file if given. A value that is not an object is
 * encoded as JSON.
 */
export function multipartBody(values: unknown, file?: string): string {
  const isForm = typeof values === 'object' && values !== null;
  if (!isForm) return JSON.stringify(values);
  const parts = Object.entries(values).map(
    ([name, value]) =>
      `content-disposition: form-data; name="${nameOf(name)}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const files =
    file === undefined
      ? []
      : [
          `content-disposition: form-data; name="files"; filename="${nameOf(file)}.png"\r\ncontent-type: image/png\r\n\r\n${file}`,
        ];
  return [...parts, ...files].map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('') + `--${BOUNDARY}--\r\n`;
}
