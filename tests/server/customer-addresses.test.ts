import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const PAGE = '/mes-adresses';
const FORM = {
  label: 'Dépôt nord',
  address_1: '5 quai des Sabliers',
  address_2: '',
  zipcode: '44000',
  city: 'Nantes',
  mobile: '06 39 98 04 99',
};

let backoffice: TestBackoffice;
let pro: LoggedVisitor;
let client: LoggedVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  const { app } = await createTestStorefront({ backofficeUrl: backoffice.url });
  pro = await logInVisitor(app);
  client = await logInVisitor(app, 'client@atre.example');
});
afterAll(() => backoffice.close());

/** The address of a link in the list, by the label of its entry. */
async function linkOf(visitor: LoggedVisitor, key: 'modifier' | 'supprimer', label: string): Promise<string> {
  const { text } = await visitor.get(PAGE);
  const row = text.split('<li>').find((part) => part.includes(`<h3>${label}</h3>`)) ?? '';
  return new RegExp(`href="([^"]*${key}=\\d+)"`).exec(row)?.[1] ?? '';
}

describe('addresses without scripts', () => {
  it('[RT-17, GD-01] list: shows their use, to their customer only', async () => {
    const page = parsePage((await pro.get(PAGE)).text);
    expect(page.headings).toEqual(['Mes adresses']);
    expect(page.main.text).toMatch(
      /Atelier Livraison 3 impasse du Four.*Siège Facturation 14 rue des Ajoncs/,
    );
    expect(page.breadcrumb).toEqual(['Accueil', 'Mon compte', 'Mes adresses']);
    const own = parsePage((await client.get(PAGE)).text).main.text;
    expect(own).toContain('Maison Facturation Livraison');
    expect(own).not.toContain('Siège');
    expect((await client.get(PAGE)).headers['cache-control']).toBe('private, no-store');
  });

  it('[RT-17] page: French only', async () => {
    expect((await pro.get('/en/mes-adresses')).status).toBe(404);
    const { alternates } = parsePage((await pro.get(PAGE)).text);
    expect(Object.keys(alternates)).not.toContain('en');
  });

  it('[AC-10, VA-05] new address: added, or refused with errors and preserved input', async () => {
    const refused = await pro.post(`${PAGE}?ajouter=1`, { ...FORM, zipcode: '4400', type: ['primary'] });
    expect(refused.status).toBe(422);
    const { text } = parsePage(refused.text);
    expect(text).toContain('Un code postal français a cinq chiffres.');
    expect(refused.text).toContain('value="5 quai des Sabliers"');
    expect(refused.text).toMatch(
      /<input[^>]*type="checkbox"[^>]*checked=""[^>]*value="primary"|value="primary"[^>]*checked=""/,
    );
    const added = await pro.post(`${PAGE}?ajouter=1`, { ...FORM, type: ['primary'] });
    expect([added.status, added.headers['location']]).toEqual([303, `${PAGE}?fait=ajoutee`]);
    const list = parsePage((await pro.get(`${PAGE}?fait=ajoutee`)).text).main.text;
    expect(list).toContain('L’adresse est ajoutée.');
    expect(list).toContain('Dépôt nord Livraison 5 quai des Sabliers 44000 Nantes 06 39 98 04 99');
    expect(list.match(/Livraison/g)).toHaveLength(1);
  });

  it('[AC-10] changed: the company’s too', async () => {
    const path = await linkOf(pro, 'modifier', 'Siège');
    expect((await pro.get(path)).text).toContain('celle de l’entreprise');
    const fields = { ...FORM, label: 'Siège', address_2: 'Étage 2' };
    expect((await pro.post(path, fields)).headers['location']).toBe(`${PAGE}?fait=modifiee`);
    expect((await pro.get(PAGE)).text).toContain('Étage 2');
  });

  it('[AC-10] removed: after a confirmation, and another one becomes the default', async () => {
    await pro.post(`${PAGE}?ajouter=1`, { ...FORM, label: 'Pour peu', type: ['primary'] });
    const path = await linkOf(pro, 'supprimer', 'Pour peu');
    const question = await pro.get(path);
    expect(parsePage(question.text).headings).toEqual(['Supprimer « Pour peu » ?']);
    const unnamed = await pro.post(path, {});
    expect([unnamed.status, unnamed.text.includes('Choisissez l’adresse qui prend sa place')]).toEqual([
      422,
      true,
    ]);
    const successor = /name="replaced_by"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="replaced_by"/.exec(
      question.text,
    );
    const removed = await pro.post(path, { replaced_by: successor?.[1] ?? successor?.[2] ?? '' });
    expect(removed.headers['location']).toBe(`${PAGE}?fait=supprimee`);
    const list = parsePage((await pro.get(PAGE)).text).main.text;
    expect(list).not.toContain('Pour peu');
    expect(list.match(/Livraison/g)).toHaveLength(1);
  });

  it('[AC-10, AC-17] last address of a private customer: cannot be removed, with the reason', async () => {
    const path = await linkOf(client, 'supprimer', 'Maison');
    expect((await client.get(path)).text).toContain('C’est votre seule adresse');
    expect((await client.post(path, {})).status).toBe(422);
  });

  it('[AC-10] foreign or unknown id: 404', async () => {
    const theirs = await linkOf(client, 'modifier', 'Maison');
    const company = await linkOf(pro, 'modifier', 'Siège');
    for (const path of [
      theirs,
      company.replace('modifier', 'supprimer'),
      `${PAGE}?modifier=0`,
      `${PAGE}?supprimer=Atelier`,
    ])
      expect([path, (await pro.get(path)).status]).toEqual([path, 404]);
    // A form about an unknown address is refused on its page; without an id there is no page.
    for (const path of [theirs, theirs.replace('modifier', 'supprimer')])
      expect([path, (await pro.post(path, FORM)).status]).toEqual([path, 409]);
    expect((await pro.post(PAGE, FORM)).status).toBe(404);
    expect((await client.get(PAGE)).text).toContain('8 allée des Merisiers');
  });

  it('[AC-10] any input: rendered as text', async () => {
    const label = `<script>alert(1)</script>"'&`;
    await pro.post(`${PAGE}?ajouter=1`, { ...FORM, label, address_1: '<img src=x onerror=alert(1)>' });
    const { text } = await pro.get(PAGE);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<img src=x');
    expect(parsePage(text).main.text).toContain(`<script>alert(1)</script>"'&`);
  });
});
