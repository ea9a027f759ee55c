import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { findLanguageFindings } from '#tests/support/markup/find-language-findings.ts';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront, PATIENT_LIMITS } from '#tests/support/test-storefront.ts';

/** Proper names, which need no `lang`, and texts by customers. */
const NAMES =
  /^(?:Call|Contact) |^(?:Pose d’Aplomb|Volume d’Eau|Salle à l’Échelle)|Natural Earth|one pour$|^Défenseur des droits$|^Instructions: |^Longère des Ajoncs, rénovation$|^M\. et Mme |^Salle d’eau du |: devis séparé\.$/;

const PAGES = [
  '/en/pro',
  '/en/product/lame',
  '/en/our-products/electric-heating',
  '/en/signature/collection',
  '/en/find-an-installer?place=44000+Nantes',
  '/en/pro/find-an-distributor?place=44000+Nantes',
  '/en/documentations',
  '/en/compare?products=1,2,60',
  '/en/power-calculator',
  '/en/support-faq',
  '/en/your-project',
  '/en/accessibility',
  '/en/our-spare-parts?q=LAM-2614-00451',
  '/en/proposal?token=demo-proposal-pavillon-hautemer',
  '/pro',
  '/produit/lame',
  '/trouver-un-installateur?place=44000+Nantes',
  '/documentations',
  '/accessibilite',
];
const OWN_PAGES = ['/en/my-account', '/en/my-orders', '/en/my-order/CD-018402', '/mes-commandes'];

const page = (part: string) => `<html lang="en"><body>${part}</body></html>`;

describe('[RT-01] language of parts', () => {
  let app: RequestListener;
  let visitor: LoggedVisitor;
  beforeAll(async () => {
    ({ app } = await createTestStorefront({ limits: PATIENT_LIMITS }));
    visitor = await logInVisitor(app);
  });

  it.each([...PAGES, ...OWN_PAGES])('%s: text in the other language has its lang', async (path) => {
    const { status, text } = await visitor.get(path);
    expect([status, findLanguageFindings(text, NAMES)]).toEqual([200, []]);
  });

  it.each(['/', '/en'])('%s of a visitor: text in the other language has its lang', async (path) => {
    const { status, html } = await readPage(app, path);
    expect([status, findLanguageFindings(html, NAMES)]).toEqual([200, []]);
  });

  it('order: names of lines stay in the order’s language, with its lang', async () => {
    const { text } = await visitor.get('/en/my-order/CD-018402');
    expect(text).toContain('<span lang="fr">Carte de puissance, indice B</span>');
  });

  it('documents: each language is named in itself', async () => {
    const { text } = await visitor.get('/en/documentations');
    expect(text).toContain('<span lang="fr">Français</span>');
    expect(text).toContain('<span lang="en">English</span>');
  });

  it('language switch: each link is named in its language and shows its code', async () => {
    const { text } = await visitor.get('/en/pro');
    const languages = tags(text, 'a').filter((link) => link['hreflang'] !== undefined);
    expect(languages.every((link) => link['lang'] === link['hreflang'])).toBe(true);
    expect(text.includes('>FR<span class="hidden"> – Français<')).toBe(true);
  });

  it('French sentence on an English page: found unless it has a lang', () => {
    const french = 'Remettre à l’atelier, pas au magasin';
    expect(findLanguageFindings(page(`<p>${french}</p>`), NAMES)).toEqual([`in en: ${french}`]);
    expect(findLanguageFindings(page(`<p lang="fr">${french}</p>`), NAMES)).toEqual([]);
  });
});
