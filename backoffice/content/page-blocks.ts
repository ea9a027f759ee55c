import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readScenes, type Scenes } from '#backoffice/pictures/scenes.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import type { PageBlock } from '#shared/contract/page-block.ts';
import { pageBlockRecord, type PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { readDataTable } from './data-tables.ts';
import { placeOnMap } from './place-on-map.ts';
import { readCovers } from './read-covers.ts';
import { fillFacts } from './fill-facts.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readFacts, type FactContext } from './site-facts.ts';
import { sanitiseHtml } from '#shared/content/sanitise-html.ts';

/** Facts and tables of pages that are not part of the page record. */
export type PageContext = FactContext & { logger: Logger };

/** The valid blocks of a record; invalid ones are passed to `skip` and left out. */
export function readBlocks(
  blocks: readonly unknown[],
  skip: (index: number, reason: string) => void = () => {},
): PageBlockRecord[] {
  return blocks.flatMap((block, index) => {
    const parsed = pageBlockRecord.safeParse(block);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    skip(index, `${issue?.path.join('.')}: ${issue?.message}`);
    return [];
  });
}

/**
 * Blocks in the shape of the contract, with pictures, products and facts, and without HTML.
 * Invalid blocks and unknown facts are logged and left out.
 */
export async function toPageBlocks(
  db: Kysely<Schema>,
  scope: Scope,
  page: { id: number; blocks: readonly unknown[] },
  context: PageContext,
): Promise<PageBlock[]> {
  const { logger } = context;
  const written = readBlocks(page.blocks, (index, reason) =>
    logger.warn({ page: page.id, block: index, reason }, 'block skipped'),
  );
  const facts = await readFacts(db, scope, context);
  const blocks = fillFacts(written, facts, (name) =>
    logger.warn({ page: page.id, fact: name }, 'unknown fact skipped'),
  );
  const scenes = await readScenes(db, scope.lang, blocks.flatMap(scenesOf));
  const contents = await Promise.all(
    blocks.map((block) => toPageBlock(db, scope, block, { scenes, context })),
  );
  return contents.filter((block) => block !== null);
}

function scenesOf(block: PageBlockRecord): string[] {
  if (block.type === 'carousel') return block.slides.map(({ scene }) => scene);
  if (block.type === 'covers') return block.covers.map(({ scene }) => scene);
  if (block.type === 'steps') return block.steps.flatMap(({ scene }) => scene ?? []);
  if (block.type === 'before_after') return [block.before, block.after];
  return 'scene' in block ? [block.scene] : [];
}

/** `null` for a block that needs a picture that does not exist. */
async function toPageBlock(
  db: Kysely<Schema>,
  scope: Scope,
  block: PageBlockRecord,
  { scenes, context }: { scenes: Scenes; context: PageContext },
): Promise<PageBlock | null> {
  switch (block.type) {
    case 'text':
      return { type: 'text', nodes: parseMarkdown(block.markdown) };
    case 'html':
      return { type: 'html', html: sanitiseHtml(block.html) };
    case 'products': {
      const products = await readCardsByReference(db, scope, block.references);
      return { type: 'products', title: block.title, products };
    }
    case 'data_table': {
      const table = await readDataTable(db, scope, block.source, context);
      return { type: 'table', caption: block.caption, ...table };
    }
    case 'image': {
      const picture = scenes.get(block.scene);
      return picture ? { type: 'image', caption: block.caption, picture } : null;
    }
    case 'image_text': {
      const { scene, markdown, dated: _dated, ...shown } = block;
      const picture = scenes.get(scene);
      const nodes = parseMarkdown(markdown);
      if (picture) return { ...shown, picture, nodes };
      const children = [{ type: 'text' as const, value: block.title }];
      return { type: 'text', nodes: [{ type: 'heading', level: 2, children }, ...nodes] };
    }
    case 'carousel': {
      const slides = block.slides.flatMap(({ scene, caption }) => {
        const picture = scenes.get(scene);
        return picture ? [{ picture, caption }] : [];
      });
      return slides.length > 0 ? { type: 'carousel', title: block.title, slides } : null;
    }
    case 'steps': {
      const steps = block.steps.map(({ scene, ...step }) => ({
        ...step,
        picture: (scene !== undefined && scenes.get(scene)) || null,
      }));
      return { type: 'steps', title: block.title, steps };
    }
    case 'places': {
      const places = placeOnMap(block.places);
      return places.length > 0 ? { type: 'places', title: block.title, places } : null;
    }
    case 'before_after': {
      const [before, after] = [scenes.get(block.before), scenes.get(block.after)];
      return before && after ? { type: 'before_after', caption: block.caption, before, after } : null;
    }
    case 'covers': {
      const covers = await readCovers(db, scope, block.covers, scenes);
      return covers.length > 0 ? { type: 'covers', title: block.title, covers } : null;
    }
    case 'video': {
      const { scene, dated: _dated, ...shown } = block;
      return { ...shown, picture: scenes.get(scene) ?? null };
    }
    default: {
      const { dated: _dated, ...shown } = block;
      return shown;
    }
  }
}
