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
  // A page has one heading of the first level, and it is not the editor's.
  transformTags: {
    h1: 'h2',
    a: (tagName, { rel: _rel, ...attribs }) => ({
      tagName,
      attribs: OUTSIDE.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * HTML of an editor's, as it may stand in a page (CT-07): words, lists, tables, links. No styles, no events, no
 * frames, no forms, no pictures of other places; links lead to the web, to mail, to telephones or within the site.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** The words of it alone. */
export function htmlText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
}

/**
 * Whether `sanitiseHtml` takes nothing away: every tag, attribute and address of the HTML may stand in a page. A first
 * heading becomes a second one, which is no loss.
 */
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
