/** A page without its header, whose user menu contains the logout form. */
export function withoutHeader(html: string): string {
  return html.replace(/<header>.*?<\/header>/s, '');
}

/** The value of a field of a page, as a browser reads it; empty if the field is missing. */
export function fieldOf(html: string, name: string): string {
  return decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(withoutHeader(html))?.[1] ?? '');
}

/** All hidden fields of a page below its header, by name. */
export function hiddenFieldsOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...withoutHeader(html).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, decode(value)],
    ),
  );
}

/** The hidden fields of a summary's form, or of the page of a refused payment. */
export function orderFieldsOf(html: string): { key: string; version: string; shown: string } {
  return {
    key: fieldOf(html, 'key'),
    version: fieldOf(html, 'version'),
    shown: fieldOf(html, 'shown'),
  };
}

function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
