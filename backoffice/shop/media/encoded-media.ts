import { z } from 'zod';
import { checkKnown, type KnownKeys } from '../check-keys.ts';
import { errorAt, type Findings } from '../files/finding.ts';
import { reasonOf } from '../files/issue-finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';

/** Folders of pictures that are encoded already, each with a manifest. */
const FOLDER = 'media/encoded';
const MODELS = 'media/models';
const MANIFEST_NAME = 'manifest.json';

const name = z.string().regex(/^[a-z\d][a-z\d-]*$/);
const pixels = z.number().int().min(1).max(20_000);
const millimetres = z.number().min(0).max(20_000);
/** `source`: hash of the original, so that unchanged originals are not encoded again. */
const source = z.string();

const encodedPicture = z.strictObject({
  source,
  /** Start of the file names, with a hash of their content. */
  name,
  /** Ascending; each width has one file per format. */
  widths: z.array(pixels).min(1),
  height: pixels,
  placeholder: z.string().regex(/^#[\da-f]{6}$/i),
});

/** A product in one colour, without background. `margin`: on each side; dimensions in mm. */
const productPicture = encodedPicture.extend({
  product: z.string(),
  colour: z.string(),
  product_width: millimetres,
  product_height: millimetres,
  margin: millimetres,
});
const picturesManifest = z.strictObject({ pictures: z.array(productPicture) });

const scenePicture = encodedPicture.extend({ scene: z.string() });

const shareFiles = z.record(z.string(), z.strictObject({ fr: z.string(), en: z.string() }));
const sharesManifest = z.strictObject({ product: shareFiles, category: shareFiles });

const model = z.strictObject({
  product: z.string(),
  file: z.string(),
  source,
  placement: z.enum(['wall', 'floor']),
  width: millimetres,
  height: millimetres,
  depth: millimetres,
  colours: z.array(z.string()),
});
const modelsManifest = z.strictObject({ models: z.array(model) });

export type EncodedPicture = z.output<typeof productPicture>;
export type EncodedScene = z.output<typeof scenePicture>;
export type SharePictures = z.output<typeof sharesManifest>;

/** Media of a shop that need no encoding: pictures in the sizes in use, and models whose colours the program sets. */
export type EncodedMedia = {
  pictures: EncodedPicture[];
  scenes: EncodedScene[];
  shares: SharePictures;
  models: z.output<typeof model>[];
};

/** Reads the manifests of `media/encoded` and `media/models`. */
export async function readEncodedMedia(
  folder: ShopFolder,
  known: { products: KnownKeys; categories: KnownKeys; scenes: KnownKeys },
  findings: Findings,
): Promise<EncodedMedia> {
  const read = async <Manifest>(place: string, schema: z.ZodType<Manifest>, none: Manifest) =>
    (await readManifest(folder, `${place}/${MANIFEST_NAME}`, schema, findings)) ?? none;
  const { pictures } = await read(`${FOLDER}/pictures`, picturesManifest, { pictures: [] });
  const scenes = await read(`${FOLDER}/scenes`, z.array(scenePicture), []);
  const shares = await read(`${FOLDER}/shares`, sharesManifest, { product: {}, category: {} });
  const { models } = await read(MODELS, modelsManifest, { models: [] });
  const check = async (place: string, field: string, keys: KnownKeys, key: string, files: string[]) => {
    const at = { file: `${place}/${MANIFEST_NAME}`, line: 1, column: 1 };
    checkKnown(keys, key, { at, field, findings });
    for (const file of files)
      if (!(await folder.has(`${place}/${file}`)))
        findings.add(errorAt(at, 'media_missing', { file: `${place}/${file}` }, field));
  };
  for (const one of pictures)
    await check(`${FOLDER}/pictures`, 'product', known.products, one.product, fileNames(one));
  for (const one of scenes) await check(`${FOLDER}/scenes`, 'scene', known.scenes, one.scene, fileNames(one));
  for (const one of models) await check(MODELS, 'product', known.products, one.product, [one.file]);
  for (const [kind, keys] of [
    ['product', known.products],
    ['category', known.categories],
  ] as const)
    for (const [key, files] of Object.entries(shares[kind]))
      await check(`${FOLDER}/shares`, kind, keys, key, Object.values(files));
  return { pictures, scenes, shares, models };
}

/** Pictures of products that were encoded before, of a folder that has been checked. */
export async function readEncodedPictures(folder: ShopFolder): Promise<EncodedPicture[]> {
  const path = `${FOLDER}/pictures/${MANIFEST_NAME}`;
  if (!(await folder.has(path))) return [];
  return picturesManifest.parse(parseJson((await folder.read(path)).toString('utf8'))).pictures;
}

function fileNames({ name: start, widths }: { name: string; widths: readonly number[] }): string[] {
  return widths.flatMap((width) => ['avif', 'webp'].map((format) => `${start}-${width}.${format}`));
}

async function readManifest<Manifest>(
  folder: ShopFolder,
  path: string,
  schema: z.ZodType<Manifest>,
  findings: Findings,
): Promise<Manifest | undefined> {
  if (!(await folder.has(path))) return undefined;
  const at = { file: path, line: 1, column: 1 };
  const content = parseJson((await folder.read(path)).toString('utf8'));
  if (content === undefined) {
    findings.add(errorAt(at, 'json_syntax'));
    return undefined;
  }
  const result = schema.safeParse(content, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { code, values } = reasonOf(issue);
    findings.add(errorAt(at, code, values, issue.path.join('.')));
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
