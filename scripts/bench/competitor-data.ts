import type { ProductCard } from '#shared/contract/product.ts';
import type { ProductList } from '#shared/contract/product-list.ts';
import type { Card, PageData, Picture } from '#tests/competitors/page/page-data.ts';
import { withoutScripts } from './page-weight.ts';

const LINK = /<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const SHOWN_FACTS = 2;

/** Data of the competitors' page: the links of our page and the API responses that it renders. */
export async function readCompetitorData(pageUrl: string, listUrl: string): Promise<PageData> {
  const html = await (await fetch(pageUrl)).text();
  const list = (await (await fetch(listUrl)).json()) as ProductList;
  const around = withoutScripts(html).replace(/<article\b.*?<\/article>/gs, '');
  return {
    title: 'Radiateurs',
    links: [...around.matchAll(LINK)].map(([, href = '', content = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      text: content.replace(/<[^>]*>/g, ''),
    })),
    cards: list.items.map(toCard),
    filters: list.filters
      .filter(({ options }) => options.length > 0)
      .map(({ code, label, options }) => ({ code, label, options })),
  };
}

function toCard(card: ProductCard): Card {
  return {
    id: card.id,
    name: card.name,
    subtitle: card.subtitle,
    href: card.canonical.part ?? `/produit/${card.slug}`,
    isNew: card.is_new,
    colours: card.colours,
    facts: Object.values(card.attributes)
      .slice(0, SHOWN_FACTS)
      .map(({ label, value, unit }) => ({ label, text: `${value} ${unit ?? ''}` })),
    price: card.price && `${card.price.value} €`,
    picture: card.cover && toPicture(card.cover),
  };
}

function toPicture(cover: NonNullable<ProductCard['cover']>): Picture {
  const types = [...new Set(cover.srcset.map(({ type }) => type))];
  return {
    alt: cover.alt,
    width: cover.width,
    height: cover.height,
    src: `/media/${cover.webp}`,
    sources: types.map((type) => ({
      type,
      srcSet: cover.srcset
        .filter((source) => source.type === type)
        .map(({ url, width }) => `/media/${url} ${width}w`)
        .join(', '),
    })),
  };
}
