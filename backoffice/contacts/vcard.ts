import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { CustomerContact } from '#shared/contract/customer-contact.ts';
import type { Locale } from '#shared/locale.ts';

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A contact as a vCard 4.0 (RFC 6350); `brand` is the name of its organisation. */
export function writeCard(
  contact: CustomerContact,
  { lang, brand }: { lang: Locale; brand: string },
): string {
  const { role, name, phone, email, zone, hours } = contact;
  const [first = '', ...last] = name.split(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escapeText(name)}`,
    `N:${escapeText(last.join(' '))};${escapeText(first)};;;`,
    `ORG:${escapeText(brand)}`,
    `TITLE:${escapeText(formatMessage(lang, `contacts.role.${role}`))}`,
    `TEL;VALUE=uri;TYPE="work,voice":tel:${international(phone)}`,
    `EMAIL;TYPE=work:${escapeText(email)}`,
    `LANG:${lang}`,
    `NOTE:${escapeText(`${zone}\n${hours}`)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

export function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line at 75 octets: each continuation begins with a space, and no character is split. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** `02 61 91 04 12` in international form. */
function international(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+33');
}
