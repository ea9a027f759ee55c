import type { Exception } from './find-language-findings.ts';

/** Terms that are right where they stand. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    term: /^./,
    path: /^scripts\/checks\/language\//,
    reason: 'The check names the terms that it looks for.',
  },
  {
    term: /^./,
    path: /^docs\/transcripts\//,
    reason: 'Texts of the site as a screen reader speaks them.',
  },
  {
    term: /^./,
    path: /^docs\/requirements\.md$/,
    reason: 'The requirements of the product as they were given; tests quote them.',
  },
  {
    term: /Letter/,
    path: /^backoffice\/database\/migrations\//,
    reason: 'Released migrations do not change; one sorts the letters of a word.',
  },
  {
    term: /^answer$/,
    path: /^docs\/operations\.md$/,
    reason: 'The table of personal data has the texts of the privacy page.',
  },
];
