import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { toLinkUrl } from '#shared/domain/link-url.ts';

const TAGS =
  'p br h2 h3 h4 ul ol li dl dt dd strong b em i sub sup small abbr a blockquote table caption thead tbody tfoot tr th td hr code pre';
const OUTSIDE = /^https?:/i;

const ALLOWED_TAGS = TAGS.split(' ');
const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'rel', 'hreflang', 'title'],
  abbr: ['title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The page has its own first-level heading.
  transformTags: {
    h1: 'h2',
    a: (tagName, { rel: _rel, ...attribs }) => ({
      tagName,
      attribs: OUTSIDE.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * Sanitises the HTML of an editor (CT-07): text, lists, tables and links. No styles, events, frames, forms or images;
 * links lead to the web, to mail, to phones or within the site.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** Returns the text without tags. */
export function htmlText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
}

/** True if `sanitiseHtml` would remove nothing. A first-level heading becomes a second-level one, which is no loss. */
export function isSanitary(html: string): boolean {
  let isClean = true;
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        isClean &&= isAllowed(tagName, attribs);
        return { tagName, attribs };
      },
    },
  });
  return isClean;
}

function isAllowed(tagName: string, attribs: Record<string, string>): boolean {
  const allowed = ALLOWED_ATTRIBUTES[tagName] ?? [];
  const isTag = tagName === 'h1' || ALLOWED_TAGS.includes(tagName);
  const areAttributes = Object.keys(attribs).every((name) => allowed.includes(name));
  return (
    isTag && areAttributes && (attribs['href'] === undefined || toLinkUrl(attribs['href']) !== undefined)
  );
}
