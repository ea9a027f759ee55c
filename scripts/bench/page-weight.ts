/** Content of an HTML page, counted in its source, to check that two pages cause comparable work for a server. */
export type PageWeight = {
  links: number;
  cards: number;
  checkboxes: number;
  elements: number;
  /** Bytes of markup without scripts and their data, which differ between frameworks. */
  markupBytes: number;
  bytes: number;
};

export function weighPage(html: string): PageWeight {
  const markup = withoutScripts(html);
  return {
    links: count(markup, /<a[ >]/g),
    cards: count(markup, /<article[ >]/g),
    checkboxes: count(markup, /type="checkbox"/g),
    elements: count(markup, /<[a-z]/gi),
    markupBytes: Buffer.byteLength(markup),
    bytes: Buffer.byteLength(html),
  };
}

export function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '');
}

/** Differences between two pages that exceed the tolerance of the comparison, one sentence each. */
export function findWeightFindings(name: string, ours: PageWeight, theirs: PageWeight): string[] {
  const same = (['links', 'cards', 'checkboxes'] as const).filter((what) => ours[what] !== theirs[what]);
  const alike = (['elements', 'markupBytes'] as const).filter(
    (what) => Math.abs(theirs[what] / ours[what] - 1) > 0.1,
  );
  return [...same, ...alike].map((what) => `${name}: ${theirs[what]} ${what}, ours ${ours[what]}`);
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
