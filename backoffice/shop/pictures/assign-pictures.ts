/** A product as far as its pictures go. */
export type PictureSubject = {
  key: string;
  /** Size on its card, in mm. */
  width: number;
  height: number;
  /** A drawing shows it to scale, so that its fronts must, too. */
  isDrawn: boolean;
  /** Codes of its colours, that of its card first. */
  colours: readonly string[];
  variants: readonly { reference: string; colour: string }[];
};

/** A picture of a product; `colour` is `null` when its name has none. */
export type AssignedPicture = { file: string; key: string; colour: string | null };

type Target = { key: string; colour: string | null };

const NUMBERED = /^(.+?)[-_ ](\d{1,3})$/;

/**
 * Assigns pictures to products by their file names: product key (`lame-1.jpg`), key and colour (`lame-brique.png`) or
 * reference (`AT-LAM-1500-BR-2.jpg`), each with a number that orders them. Case does not count. A whole name wins over
 * a numbered one, so that a product `lame-2` has its own picture.
 * @returns pictures in their order, and the files that belong to no product
 */
export function assignPictures(
  files: readonly string[],
  subjects: Iterable<PictureSubject>,
): { pictures: AssignedPicture[]; others: string[] } {
  // The index of a large catalogue takes seconds.
  if (files.length === 0) return { pictures: [], others: [] };
  const targets = indexTargets(subjects);
  const found: (AssignedPicture & { number: number })[] = [];
  const others: string[] = [];
  for (const file of files) {
    const stem = stemOf(file);
    const [, base = '', digits = ''] = NUMBERED.exec(stem) ?? [];
    const whole = targets.get(stem);
    const target = whole ?? targets.get(base);
    if (target) found.push({ file, ...target, number: whole ? 0 : Number(digits) });
    else others.push(file);
  }
  const pictures = found
    .toSorted((one, other) => one.number - other.number || (one.file < other.file ? -1 : 1))
    .map(({ file, key, colour }) => ({ file, key, colour }));
  return { pictures, others };
}

/** Names by which pictures of the products are found, in lower case. */
export function listPictureNames(subjects: Iterable<PictureSubject>): string[] {
  return [...indexTargets(subjects).keys()];
}

/** File name without folder and extension, in lower case. */
export function stemOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.slice(0, Math.max(0, name.lastIndexOf('.'))).toLowerCase();
}

function indexTargets(subjects: Iterable<PictureSubject>): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const { key, colours, variants } of subjects) {
    for (const colour of colours) targets.set(`${key}-${colour}`.toLowerCase(), { key, colour });
    for (const { reference, colour } of variants) targets.set(reference.toLowerCase(), { key, colour });
  }
  for (const { key } of subjects) targets.set(key.toLowerCase(), { key, colour: null });
  return targets;
}
