import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { createBuyer, emptyCart, type Buyer } from '#tests/support/checkout.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { fieldOf, hiddenFieldsOf } from '#tests/support/hidden-fields.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { addPart } from '#tests/support/shop-cart.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const SUMMARY = '/commande/recapitulatif';
const STEP = '/commande/livraison';
const SHIPPING = { carrier: 'colissimo_24_48', phone: '06 39 98 04 12' };

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let visitor: LoggedVisitor;
/** Another tab of the same buyer, which changes the cart by calls. */
let otherTab: Buyer;
let part: number;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  visitor = await logInVisitor(storefront.app);
  const client = createTestClient(backoffice.url);
  otherTab = createBuyer(client, (await logInDemo(client)).token);
  part = await addPart(backoffice.db, { reference: 'PC-STALE', stock: 100, price: 5000 });
});
afterAll(() => backoffice.close());
beforeEach(async () => {
  await emptyCart(otherTab);
  await otherTab.add(part);
  await otherTab.ship();
});

/** The fields of the delivery form as it is shown now. */
const shownOn = async () => ({
  ...SHIPPING,
  intent: 'continue',
  shown: fieldOf((await visitor.get(STEP)).text, 'shown'),
});

/** Submits a form without a session. */
async function sendWithout(path: string, fields: Record<string, string>): Promise<Response> {
  const signed = await logInVisitor(storefront.app);
  await signed.post('/mon-compte', { intent: 'logout' });
  return signed.post(path, fields);
}

describe('form after the session has ended', () => {
  it('[ER-06] login page: keeps its fields, and it is submitted again after a login in another window', async () => {
    const address = { label: 'Dépôt "Nord"', address_1: '4 rue du Port', zipcode: '44000', city: 'Nantes' };
    const path = '/mes-adresses?ajouter=1';
    const again = await logInVisitor(storefront.app);
    const without = await sendWithout(path, address);
    expect(without.status).toBe(401);
    const page = parsePage(without.text);
    expect(page.main.text).toContain('Votre session est terminée');
    expect(page.main.text).toContain('Renvoyer le formulaire');
    expect(page.main.links).toContain('/pro/connexion?redirect=%2Fmes-adresses%3Fajouter%3D1');
    expect(hiddenFieldsOf(without.text)).toMatchObject(address);
    const hidden = hiddenFieldsOf(without.text);
    expect((await again.post(path, hidden)).headers['location']).toBe('/mes-adresses?fait=ajoutee');
  });

  it('[AC-06] logout: works', async () => {
    const left = await sendWithout('/mon-compte', { intent: 'logout' });
    expect([left.status, left.headers['location']]).toEqual([303, '/']);
  });
});

describe('delivery step of a changed cart', () => {
  it('[CK-01] too heavy for the carrier: shows the possible carriers, and one of them can be chosen', async () => {
    const form = await shownOn();
    const heavy = await addPart(backoffice.db, { reference: 'PC-HEAVY', stock: 100 });
    await backoffice.db.updateTable('part').set({ weight: 40_000 }).where('id', '=', heavy).execute();
    await otherTab.add(heavy, 2);
    const refused = await visitor.post(STEP, form);
    expect(refused.status).toBe(422);
    const text = parsePage(refused.text).main.text;
    expect(text).toContain('Ajouté au panier : Pièce PC-HEAVY, 2 pièces.');
    expect(text).toContain('Le transporteur choisi ne prend plus ce panier.');
    const radios = [...refused.text.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
    const possible = radios.filter((radio) => !radio.includes('disabled'));
    expect(possible.map((radio) => /value="([^"]*)"/.exec(radio)?.[1])).toEqual(['transporteur']);
    const next = await visitor.post(STEP, {
      ...form,
      shown: fieldOf(refused.text, 'shown'),
      carrier: 'transporteur',
    });
    expect([next.status, next.headers['location']]).toEqual([303, SUMMARY]);
  });

  it('[CK-18] less stock: shown before the summary, and the next submit continues', async () => {
    await otherTab.add(part, 4);
    const form = await shownOn();
    await backoffice.db.updateTable('part').set({ stock: 2 }).where('id', '=', part).execute();
    const refused = await visitor.post(STEP, form);
    const text = parsePage(refused.text).main.text;
    expect([
      refused.status,
      text.includes('la quantité passe de 5 à 2 ; il n’en reste pas davantage.'),
    ]).toEqual([409, true]);
    const next = await visitor.post(STEP, { ...form, shown: fieldOf(refused.text, 'shown') });
    await backoffice.db.updateTable('part').set({ stock: 100 }).where('id', '=', part).execute();
    expect([next.status, next.headers['location']]).toEqual([303, SUMMARY]);
  });
});

describe('form about a removed entity', () => {
  it('[AC-10] address removed in another tab: the input can become a new one', async () => {
    const fields = { label: 'À supprimer', address_1: '1 rue du Four', zipcode: '44000', city: 'Nantes' };
    await visitor.post('/mes-adresses?ajouter=1', fields);
    const { id } = await backoffice.db
      .selectFrom('address')
      .select('id')
      .where('label', '=', 'À supprimer')
      .executeTakeFirstOrThrow();
    expect((await visitor.post(`/mes-adresses?supprimer=${id}`, {})).status).toBe(303);
    const late = await visitor.post(`/mes-adresses?modifier=${id}`, { ...fields, label: 'Écrit en vain' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Cette adresse a été supprimée entre-temps');
    expect(late.text).toContain('value="Écrit en vain"');
    expect(late.text).toContain('action="/mes-adresses?ajouter=1"');
    const twice = await visitor.post(`/mes-adresses?supprimer=${id}`, {});
    expect([twice.status, twice.text.includes('a changé ou a été supprimé')]).toEqual([409, true]);
  });

  it('[AC-13] worksite deleted in another tab: reported by the list, and the input can become a new one', async () => {
    const house = {
      name: 'Hangar',
      reference: '',
      zipcode: '44000',
      city: 'Nantes',
      altitude: '200',
      built: '1975-1988',
    };
    const made = await visitor.post('/mes-chantiers?view=new', { intent: 'create', ...house });
    const id = new URLSearchParams(made.headers['location']?.split('?')[1]).get('worksite');
    const at = `/mes-chantiers?worksite=${id}`;
    await visitor.post(`${at}&view=delete`, { intent: 'delete' });
    const late = await visitor.post(`${at}&view=edit`, {
      intent: 'change',
      ...house,
      name: 'Hangar de Pornic',
    });
    expect(late.status).toBe(409);
    expect(late.text).toContain('value="Hangar de Pornic"');
    expect(hiddenFieldsOf(late.text)).toMatchObject({ intent: 'create' });
    const room = await visitor.post(`${at}&view=delete-room&configuration=1`, {
      intent: 'delete-room',
      number: '999999',
    });
    expect([room.status, room.text.includes('a été supprimé entre-temps')]).toEqual([409, true]);
  });
});
