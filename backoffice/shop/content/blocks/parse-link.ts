export type ParsedLink = { label: string; url: string; text: string };

const MIDDLE = '](';

/** Parses a line `[label](address) text`; `undefined` for a line of another form. */
export function parseLink(line: string): ParsedLink | undefined {
  const middle = line.indexOf(MIDDLE);
  if (!line.startsWith('[') || middle === -1) return undefined;
  const rest = line.slice(middle + MIDDLE.length);
  const space = rest.indexOf(' ');
  const address = space === -1 ? rest : rest.slice(0, space);
  if (!address.endsWith(')') || address.length === 1) return undefined;
  const text = space === -1 ? '' : rest.slice(space + 1);
  return { label: line.slice(1, middle), url: address.slice(0, -1), text };
}

/** Parses a line `![caption](scene)`; `undefined` for a line of another form. */
export function parsePicture(line: string): { caption: string; scene: string } | undefined {
  const link = line.startsWith('!') ? parseLink(line.slice(1)) : undefined;
  return link && link.text === '' ? { caption: link.label, scene: link.url } : undefined;
}
