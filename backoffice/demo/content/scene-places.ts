/** Which scene stands where, by name. A place without one keeps its drawing, or does without. */
export const CATEGORY_SCENES: Readonly<Record<string, string>> = {
  radiators: 'lame-living',
};

/** The covers of pushes, by the category they belong to. */
export const PUSH_SCENES: Readonly<Record<string, string>> = {
  radiators: 'lame-living',
};

/** By the page's key. */
export const PAGE_SCENES: Readonly<Record<string, string>> = {
  'lame-in-five-colours': 'lame-living',
};

/** The home page's head, slide by slide. */
export const SLIDE_SCENES: Readonly<Record<'part' | 'pro', readonly string[]>> = {
  part: ['lame-living'],
  pro: [],
};

/** The signature line on the home page. */
export const SIGNATURE_SCENE = 'trumeau-wide';
