import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readScenes } from '#backoffice/pictures/scenes.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { PageSummary } from '#shared/contract/page.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { Content } from './content-store.ts';
import { readBlocks } from './page-blocks.ts';
import { addressOf, blockText, type PageRecord } from './page-record.ts';

const WORDS_A_MINUTE = 220;

export async function readSummaries(
  db: Kysely<Schema>,
  scope: Scope,
  contents: readonly Content<PageRecord>[],
): Promise<PageSummary[]> {
  const scenes = await readScenes(
    db,
    scope.lang,
    contents.map(({ data }) => data.scene),
  );
  return contents.map((content) => {
    const { scene } = content.data;
    return toSummary(content, scope, (scene && scenes.get(scene)) || null);
  });
}

function toSummary(content: Content<PageRecord>, scope: Scope, picture: ScenePicture | null): PageSummary {
  const { data } = content;
  return {
    id: content.id,
    title: data.title,
    slug: data.slug,
    type: { technical_name: data.type },
    lead: data.lead,
    description: data.description,
    published_at: data.published_at,
    reading_minutes: readingMinutes(data),
    tags: data.tags,
    canonical: canonicalPaths('cms_page', scope, {
      ...addressOf(data),
      sales_plan_ids: content.sales_plan_ids,
    }),
    exist_in: content.sales_plan_ids,
    picture,
    worksite: data.worksite ?? null,
  };
}

function readingMinutes(record: PageRecord): number {
  const texts = [record.lead, ...readBlocks(record.blocks).map(blockText)];
  return Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / WORDS_A_MINUTE));
}
