import { describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import { hasLegacyQuery } from '#shared/domain/legacy-query.ts';
import { isAddress } from './address-key.ts';
import { compileRedirects } from './compile-redirects.ts';
import { findRedirectFindings } from './find-redirect-findings.ts';
import { matchRedirect } from './match-redirect.ts';
import { PATTERNS } from './patterns.ts';
import { elsewhere, fr, frPro, targetUrl, type RedirectRow } from './redirect-row.ts';
import { REDIRECTS } from './redirects.ts';

const HOST = 'www.atre.example';

/** One legacy address and its target, for each group in the specification. */
const GROUPS: [group: string, from: string, to: string][] = [
  ['French root', '/index.php', '/'],
  ['English root', '/en/index.php', '/en'],
  ['professional documentation', '/pro/documentation', '/pro/a-telecharger'],
  ['professional documentation', '/pro/documentations', '/pro/a-telecharger'],
  ['professional documentation, English', '/en/pro/documentation', '/en/pro/to-download'],
  ['professional documentation, English', '/en/pro/documentations', '/en/pro/to-download'],
  ['professional info', '/pro/infos', '/pro/conseils'],
  ['professional info, English', '/en/pro/infos', '/en/pro/advices'],
  [
    'pro/infos/aides-reglementations',
    '/pro/infos/aides-reglementations',
    '/pro/conseils/aides-reglementations',
  ],
  ['aide-contact', '/aide-contact.html', '/aide-contact'],
  ['professional help and contact', '/pro/aide', '/pro/aide-contact'],
  ['professional help and contact, English', '/en/pro/help', '/en/pro/help-contact'],
  ['professional contact', '/pro/contactez-nous', '/pro/contact'],
  ['professional contact, English', '/en/pro/contact-us', '/en/pro/contact'],
  ['pro/chantiers', '/pro/nos-chantiers', '/pro/chantiers'],
  ['pro/chantiers, English', '/en/pro/chantiers', '/en/pro/worksites'],
  ['pro/inscription', '/pro/creer-un-compte', '/pro/inscription'],
  ['pro/signup', '/en/pro/inscription', '/en/pro/signup'],
  ['pro/connexion', '/pro/identification', '/pro/connexion'],
  ['pro/login', '/en/pro/connexion', '/en/pro/login'],
  ['pro/mot-de-passe-oublie', '/pro/mot-de-passe-perdu', '/pro/mot-de-passe-oublie'],
  ['pro/forgot-password', '/en/pro/mot-de-passe-oublie', '/en/pro/forgot-password'],
  ['pro/trouver-un-distributeur', '/pro/distributeurs', '/pro/trouver-un-distributeur'],
  ['pro/find-an-distributor', '/en/pro/find-a-distributor', '/en/pro/find-an-distributor'],
  ['pro/services-professionnels', '/pro/services', '/pro/services-professionnels'],
  [
    'chaudiere-electrique',
    '/pro/nos-produits/chaudieres-electriques',
    '/pro/nos-produits/chaudiere-electrique',
  ],
  ['radiateur-a-gaz', '/pro/nos-produits/radiateurs-gaz', '/pro/nos-produits/radiateur-a-gaz'],
  ['eau-chaude-sanitaire', '/pro/nos-produits/ecs', '/pro/nos-produits/eau-chaude-sanitaire'],
  ['pompe-a-chaleur', '/pro/nos-produits/pac', '/pro/nos-produits/pompe-a-chaleur'],
  ['chauffage-electrique', '/pro/nos-produits/electrique', '/pro/nos-produits/chauffage-electrique'],
  [
    'radiateurs-electriques',
    '/pro/chauffage/radiateurs-connectes',
    '/pro/nos-produits/chauffage-electrique/radiateurs-electriques',
  ],
  [
    'chauffages-commerce-petit-tertiaire',
    '/pro/nos-produits/tertiaire',
    '/pro/nos-produits/chauffage-electrique/chauffages-commerce-petit-tertiaire',
  ],
  ['nos-produits/chauffe-eau', '/nos-produits/ballon-d-eau-chaude', '/nos-produits/chauffe-eau'],
  ['nos-produits/pompe-a-chaleur', '/aerothermie', '/nos-produits/pompe-a-chaleur'],
  [
    'nos-produits/chauffage-electrique/radiateurs-electriques',
    '/nos-produits/radiateurs-electriques',
    '/nos-produits/chauffage-electrique/radiateurs-electriques',
  ],
  ['pro/our-products/gas-radiator', '/en/pro/our-products/gas-heaters', '/en/pro/our-products/gas-radiator'],
  ['pro/our-products/heat-pump', '/en/pro/our-products/heat-pumps', '/en/pro/our-products/heat-pump'],
  [
    'product/electric-heating/campalys',
    '/en/electric-heating/campalys',
    '/en/product/electric-heating/campalys',
  ],
  ['pro/pro', '/pro/pro/aide-contact', '/pro/aide-contact'],
  ['pro/en/pro', '/pro/en/pro/help-contact', '/en/pro/help-contact'],
];

/** Former hosts of the company and of acquired brands. */
const BRAND_HOSTS = [
  ['www.atre-chauffage.example', '/'],
  ['pro.atre-chauffage.example', '/pro'],
  ['www.atre-heating.example', '/en'],
  ['thermatre.example', '/'],
  ['www.aquardenne.example', '/'],
  ['www.airgascon.example', '/'],
  ['calorane.example', '/'],
  ['www.tubothiers.example', '/'],
];

/** Kinds of addresses in the specification, with a pattern for each. */
const KINDS: [kind: string, looks: RegExp][] = [
  ['of the PHP site', /^\/[^?]*\.php/],
  ['in the style of blogs', /^\/(?:\d{4}\/\d{2}|category|tag|author)\//],
  ['of uploaded PDF documents', /\.pdf$/],
  ['of uploaded spreadsheets', /\.(?:xls|xlsx|ods)$/],
  ['of automated searches', /[?&](?:s|q|term)=|%7B/],
  ['of the English site', /^\/en\//],
  ['of products', /^\/produit\//],
  ['of services', /service/],
];

const findings = (rows: RedirectRow[], patterns = PATTERNS) =>
  findRedirectFindings(rows, compileRedirects(rows, patterns));
const rowWith = (changes: Partial<RedirectRow>): RedirectRow => ({
  from: '/ancienne-page.htm',
  to: fr('contact'),
  code: 301,
  why: 'A reason that no other row of the table has.',
  ...changes,
});

describe('legacy redirect table', () => {
  it('[RD-05] has no errors', () => {
    expect(findRedirectFindings(REDIRECTS, matchRedirect)).toEqual([]);
  });

  it('[RD-01] has at least 300 rules, almost all permanent', () => {
    const codes = REDIRECTS.map((row) => row.code as number);
    expect(codes.length).toBeGreaterThanOrEqual(300);
    expect(new Set(codes)).toEqual(new Set([301, 302]));
    expect(codes.filter((code) => code === 302).length).toBeLessThan(codes.length / 10);
  });

  it.each(KINDS)('[RD-01] contains addresses %s', (_kind, looks) => {
    expect(REDIRECTS.filter((row) => looks.test(row.from)).length).toBeGreaterThan(3);
  });

  it.each(GROUPS)('[RD-03] %s: %s leads to %s', (_group, from, to) => {
    expect(matchRedirect(HOST, from)).toMatchObject({ to, code: 301, isLegacyHost: false });
  });

  it.each(BRAND_HOSTS)('[RD-02, RD-03] front page of %s: leads to the root %s', (host, root) => {
    expect(matchRedirect(host, '/')).toEqual({ to: root, code: 301, isLegacyHost: true });
    expect(matchRedirect(host, '/a/page/nobody/knows')?.to).toBe(root);
  });

  it('[RD-05] rule whose target has no query: preserves the query', () => {
    const lost = REDIRECTS.filter(({ from, to }) => {
      if (isAddress(from) || from.includes('?') || targetUrl(to).includes('?')) return false;
      return !matchRedirect(HOST, `${from}?x=1&y=2`)?.to.endsWith('?x=1&y=2');
    });
    expect(lost).toEqual([]);
  });

  it('[RD-05] each rule is found by its own address', () => {
    const missed = REDIRECTS.filter(({ from, to }) => {
      const url = isAddress(from) ? new URL(from) : undefined;
      return matchRedirect(url?.host ?? HOST, url?.pathname ?? from)?.to !== targetUrl(to);
    });
    expect(missed.map((row) => row.from)).toEqual([]);
  });

  it('[RD-01] legacy query on the path of a page: recognized in the browser by its parameters', () => {
    const unknown = REDIRECTS.filter(({ from }) => {
      if (isAddress(from) || !from.includes('?')) return false;
      const [path = '', query] = from.split('?', 2);
      const found = matchPath(path);
      // For an impossible slug the loader asks the server.
      const isPage = found?.match && !found.variant.alias && !found.match.params['slug'];
      return isPage && !hasLegacyQuery(new URLSearchParams(query));
    });
    expect(unknown.map((row) => row.from)).toEqual([]);
  });

  it.each(PATTERNS)('[RD-05] pattern example $example: final target in one hop', ({ example, match }) => {
    expect(match(example)).toBeDefined();
    const to = matchRedirect(HOST, example)?.to ?? '';
    expect(to).not.toBe('');
    expect(matchRedirect(HOST, to)).toBeUndefined();
  });
});

describe('check of the redirect table', () => {
  it('valid row: no errors', () => {
    expect(findings([rowWith({})])).toEqual([]);
  });

  it.each<[string, Partial<RedirectRow>, string]>([
    ['redirect to itself', { from: '/aide-contact' }, 'redirects to itself'],
    ['redirect to itself in other case and with a slash', { from: '/Aide-Contact/' }, 'redirects to itself'],
    ['relative target', { to: elsewhere('aide-contact') }, 'target aide-contact is relative'],
    ['target without protocol', { to: elsewhere('//elsewhere.example') }, 'has no protocol'],
    ['target of another scheme', { to: elsewhere('javascript:alert(1)') }, 'is relative'],
    ['target is no page', { to: elsewhere('/nos-produits/_color__x') }, 'is no page'],
    ['address of an existing page', { from: '/pro/nos-produits' }, 'shadows a page'],
    ['address of the front page', { from: '/en' }, 'shadows a page'],
    ['no reason', { why: 'Old.' }, 'has no reason'],
    [
      'target with doubled prefixes',
      { to: elsewhere('/pro/pro/contact') },
      'redirects further to /pro/contact',
    ],
  ])('invalid row is reported: %s', (_case, changes, finding) => {
    expect(findings([rowWith(changes)]).join('\n')).toContain(finding);
  });

  it('same address in two spellings: reported', () => {
    const other = rowWith({ from: '/Ancienne-Page.htm/', why: 'Another reason, as long as the first.' });
    expect(findings([rowWith({}), other])).toContain('/ancienne-page.htm is listed twice');
  });

  it('same reason for two rules: reported', () => {
    const other = rowWith({ from: '/autre.htm' });
    expect(findings([rowWith({}), other]).join('\n')).toContain('two rows have the same reason');
  });

  it('chain and loop: reported', () => {
    const chain = rowWith({
      from: '/premiere.htm',
      to: elsewhere('/ancienne-page.htm'),
      why: 'A first step that leads on.',
    });
    expect(findings([rowWith({}), chain])).toContain('/premiere.htm: redirects further to /aide-contact');
    const back = rowWith({ to: elsewhere('/premiere.htm') });
    expect(
      findings([back, chain]).filter((finding) => finding.includes('redirects further to')),
    ).toHaveLength(2);
  });

  it('chain through a pattern: reported', () => {
    const row = rowWith({ to: elsewhere('/en/produit/x') });
    expect(findings([row]).join('\n')).toContain('redirects further to /en/product/x');
  });

  it('rule for another variant of a page: accepted', () => {
    expect(findings([rowWith({ from: '/pro/documentations', to: frPro('to-download') })])).toEqual([]);
  });
});
