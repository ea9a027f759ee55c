import type { BlockFormat, BlockType } from './block-format.ts';
import { carouselFormat, downloadFormat, imageFormat, linksFormat, productsFormat } from './list-formats.ts';
import { tableFormat } from './table-format.ts';
import { faqFormat, htmlFormat, imageTextFormat, quoteFormat, textFormat } from './text-formats.ts';
import { createYamlFormat } from './yaml-format.ts';

/** Forms of the bodies of blocks in Markdown files (docs/shop-content.md). */
export const BLOCK_FORMATS: Readonly<Record<BlockType, BlockFormat>> = {
  text: textFormat,
  table: tableFormat,
  data_table: createYamlFormat('caption'),
  faq: faqFormat,
  products: productsFormat,
  quote: quoteFormat,
  links: linksFormat,
  image: imageFormat,
  image_text: imageTextFormat,
  carousel: carouselFormat,
  download: downloadFormat,
  video: createYamlFormat('title'),
  html: htmlFormat,
  push: createYamlFormat(),
  steps: createYamlFormat('title'),
  chart: createYamlFormat('caption'),
  places: createYamlFormat('title'),
  before_after: createYamlFormat('caption'),
  covers: createYamlFormat('title'),
};

export const BLOCK_TYPES = Object.keys(BLOCK_FORMATS);

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCK_FORMATS, type);
}
