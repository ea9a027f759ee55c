import type { Kysely } from 'kysely';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { redirectKey } from '#redirects/address-key.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { HOMES, SLIDES, type HomeTexts } from './content/home.ts';
import { MENUS } from './content/menus.ts';
import { PAGES } from './content/pages.ts';
import { PAGE_SCENES, SIGNATURE_SCENE, SLIDE_SCENES } from './content/scene-places.ts';
import { SETTINGS } from './content/settings.ts';
import { TAGS } from './content/tags.ts';
import { CIVILITIES, COUNTRIES, REDIRECTIONS } from './reference-data.ts';
import { PAGE_WORDS } from './search-words/page-words.data.ts';
import { searchWordsOf } from './search-words/search-words.ts';
import { planIds } from './seed-site.ts';
import { typeset } from '#shared/domain/typeset.ts';

type Document = {
  resource: ContentResource;
  code: string | null;
  plans: number[];
  position: number;
  slug?: (lang: Locale) => string;
  data: (lang: Locale) => object;
};

/** Creates editorial content: menus, settings, home pages, content pages, tags, forms of address, countries. */
export async function seedContent(db: Kysely<Schema>, siteId: number): Promise<void> {
  for (const document of [...plainDocuments(), ...homeDocuments(), ...pageDocuments()]) {
    const { id } = await db
      .insertInto('content')
      .values({
        site_id: siteId,
        resource: document.resource,
        code: document.code,
        sales_plan_ids: document.plans,
        position: document.position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('content_translation')
      .values(
        LOCALES.map((lang) => ({
          content_id: id,
          lang,
          slug: document.slug?.(lang) ?? null,
          data: JSON.stringify(typeset(document.data(lang), lang)),
        })),
      )
      .execute();
  }
  await db
    .insertInto('redirection')
    .values(REDIRECTIONS.map((rule) => ({ site_id: siteId, key: redirectKey(rule.source), ...rule })))
    .execute();
}

function plainDocuments(): Document[] {
  const everybody = planIds();
  return [
    ...MENUS.map(({ code, items }, position): Document => ({
      resource: 'menu',
      code,
      plans: everybody,
      position,
      data: (lang) => ({ code, items: items[lang] }),
    })),
    ...SETTINGS.map(({ code, value }, position): Document => ({
      resource: 'setting',
      code,
      plans: everybody,
      position,
      data: (lang) => ({ code, values: [{ value: value[lang] }] }),
    })),
    ...TAGS.map(({ code, label }, position): Document => ({
      resource: 'tags',
      code,
      plans: everybody,
      position,
      data: (lang) => ({ code, label: label[lang] }),
    })),
    ...CIVILITIES.map(({ code, label }, position): Document => ({
      resource: 'civility',
      code,
      plans: everybody,
      position,
      data: (lang) => ({ code, label: label[lang] }),
    })),
    ...COUNTRIES.map(({ iso, name }, position): Document => ({
      resource: 'country',
      code: iso,
      plans: everybody,
      position,
      data: (lang) => ({ iso, name: name[lang] }),
    })),
  ];
}

function homeDocuments(): Document[] {
  return (['part', 'pro'] as const).flatMap((target): Document[] => {
    const plans = planIds([target]);
    return [
      {
        resource: 'home',
        code: target,
        plans,
        position: 0,
        data: (lang) => homeData(HOMES[target][lang], plans),
      },
      ...SLIDES[target].fr.map((_slide, position): Document => ({
        resource: 'slider',
        code: target,
        plans,
        position,
        data: (lang) => ({
          ...SLIDES[target][lang][position],
          scene: SLIDE_SCENES[target][position] ?? null,
          exist_in: plans,
          position,
        }),
      })),
    ];
  });
}

function homeData({ signature, ...home }: HomeTexts, plans: number[]): RecordOf<'home'> {
  const shown = signature && { ...signature, scene: SIGNATURE_SCENE };
  return { ...home, signature: shown, exist_in: plans };
}

function pageDocuments(): Document[] {
  return PAGES.map((page, position) => ({
    resource: 'page',
    code: page.type,
    plans: planIds(page.plans),
    position,
    slug: (lang) => page[lang].slug,
    data: (lang) => ({
      ...page[lang],
      type: page.type,
      published_at: page.published,
      tags: page.tags,
      search_words: searchWordsOf(PAGE_WORDS, page.key, lang),
      scene: PAGE_SCENES[page.key] ?? null,
      worksite: page.worksite?.[lang] ?? null,
      review: page.review ?? null,
      exist_in: planIds(page.plans),
    }),
  }));
}
