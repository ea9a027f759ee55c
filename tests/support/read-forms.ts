import { withoutHeader } from './hidden-fields.ts';
import { tags } from './read-page.ts';

/** A form of a page with values: its address and its fields. */
export type FilledForm = { action: string; fields: Record<string, string> };

/** Values for empty fields, by name. */
const TYPED: Record<string, string> = {
  email: 'camille@courriel.example',
  password: 'Chaleur-2026',
  password_confirmation: 'Chaleur-2026',
  old_password: 'Chaleur-2025',
  phone: '04 65 71 12 34',
  mobile: '06 39 98 04 12',
  zipcode: '44000',
  city: 'Nantes',
  siret: '210 012 902 00016',
  quantity: '2',
  code: 'NULLE-PART',
  altitude: '20',
};
const ANY_TEXT = 'Écrit par Camille';

/** Every form that a page posts below its header, as a browser without scripts submits it by its first button. */
export function readForms(html: string): FilledForm[] {
  return [...withoutHeader(html).matchAll(/<form\b[^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
    const [head] = tags(form, 'form');
    if (head?.['method'] !== 'post') return [];
    return [{ action: decode(head['action'] ?? ''), fields: readFields(form) }];
  });
}

function readFields(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const input of tags(form, 'input')) {
    const { name, type = 'text', value = '' } = input;
    if (!name || 'disabled' in input || type === 'file' || type === 'submit') continue;
    if (type === 'radio' && name in fields) continue;
    fields[name] =
      ['hidden', 'radio', 'checkbox'].includes(type) || value !== '' ? decode(value) : typed(name);
  }
  for (const [, attributes = '', options = ''] of form.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const name = /name="([^"]*)"/.exec(attributes)?.[1];
    const values = tags(options, 'option').map(({ value = '' }) => value);
    if (name) fields[name] = decode(values.find(Boolean) ?? '');
  }
  for (const [, attributes = '', text = ''] of form.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)) {
    const name = /name="([^"]*)"/.exec(attributes)?.[1];
    if (name) fields[name] = text === '' ? typed(name) : decode(text);
  }
  const button = tags(form, 'button').find(({ type, name }) => type !== 'button' && name);
  if (button?.['name']) fields[button['name']] = decode(button['value'] ?? '');
  return fields;
}

function typed(name: string): string {
  return TYPED[name] ?? ANY_TEXT;
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
