import { tags } from './read-page.ts';

/** A form of a page as a browser submits it unchanged, by its first button. */
export type PageForm = { action: string; fields: [string, string][] };

/** The forms that the page of a path posts to itself. */
export function ownFormsOf(html: string, path: string): PageForm[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const pathname = path.split('?', 1)[0];
  return [...main.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
    const [opening] = tags(form, 'form');
    if (opening?.['method'] !== 'post') return [];
    const action = opening['action'] ?? path;
    return action.split('?', 1)[0] === pathname ? [{ action, fields: fieldsOf(form) }] : [];
  });
}

function fieldsOf(form: string): [string, string][] {
  const inputs = tags(form, 'input').filter(({ type, name, ...rest }) => {
    const isChoice = type === 'radio' || type === 'checkbox';
    return name && type !== 'file' && !('disabled' in rest) && (!isChoice || 'checked' in rest);
  });
  const button = tags(form, 'button').find(({ type, name }) => type === 'submit' && name);
  return [...inputs, ...(button ? [button] : [])].map(({ name = '', value = '' }) => [name, value]);
}
