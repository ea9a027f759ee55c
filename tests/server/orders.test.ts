import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createSiteVisitor } from '#tests/support/site-visitor.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let buyer: LoggedVisitor;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
  buyer = await logInVisitor(storefront.app);
});
afterAll(() => backoffice.close());

const plain = (text: string) => text.replaceAll(/[\u{A0}\u{202F}]/gu, ' ');
const bytesOf = (visitor: LoggedVisitor, path: string) =>
  visitor
    .get(path)
    .buffer()
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

const customerOf = (number: string) =>
  backoffice.db.selectFrom('customer').select('id').where('number', '=', number).executeTakeFirstOrThrow();
const comment = (words: string) =>
  backoffice.db
    .updateTable('shop_order')
    .set({ comment: words })
    .where('reference', '=', 'CD-018734')
    .execute();

describe('list of orders', () => {
  it('[RT-48, AC-14] ten orders per page, in both languages', async () => {
    const page = await buyer.get('/mes-commandes');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(plain(page.text)).toContain('19 commandes');
    expect(page.text).toContain('href="/ma-commande/CD-018734"');
    expect(page.text).toContain('href="/mes-commandes?page=2"');
    expect(page.text).toContain('noindex');
    const english = await buyer.get('/en/my-orders?page=2');
    expect(english.text).toContain('href="/en/my-order/CD-011482"');
    expect((await buyer.get('/mes-commandes?page=3')).status).toBe(404);
    expect((await buyer.get('/mes-commandes?page=no')).status).toBe(404);
  });

  it('[AC-14] search form without scripts: keeps its input, and reports invalid input', async () => {
    const found = await buyer.get('/mes-commandes?text=bise&status=delivered&from=&to=');
    expect(plain(found.text)).toContain('1 commande');
    expect(found.text).toContain('CD-012077');
    expect(found.text).toContain('value="bise"');
    const unread = await buyer.get('/mes-commandes?from=demain');
    expect([unread.status, unread.text.includes('Cette date n’est pas lisible')]).toEqual([200, true]);
    const nothing = await buyer.get('/mes-commandes?text=zzzz');
    expect(nothing.text).toContain('Aucune commande ne correspond');
  });

  it('[RT-48] access: logged-in professionals only', async () => {
    const stranger = await createSiteVisitor(storefront.app).get('/mes-commandes');
    expect(stranger.headers['location']).toBe('/pro/connexion?redirect=%2Fmes-commandes');
    const other = await logInVisitor(storefront.app, 'client@atre.example');
    for (const path of ['/mes-commandes', '/ma-commande/CD-018734']) {
      const page = await other.get(path);
      expect([path, page.status, page.text.includes('réservée aux professionnels')]).toEqual([
        path,
        403,
        true,
      ]);
      expect(page.text).toMatch(/href="\/mon-compte"[^>]*>.*href="\/pro\/inscription"/s);
    }
  });

  it('no orders yet: explains how to start', async () => {
    const { id } = await backoffice.db
      .selectFrom('customer')
      .select('id')
      .where('number', '=', 'C-004513')
      .executeTakeFirstOrThrow();
    const own = backoffice.db.selectFrom('customer').select('id').where('number', '=', 'C-004512');
    const { id: ownId } = await own.executeTakeFirstOrThrow();
    const giveTo = (customer: number) =>
      backoffice.db.updateTable('shop_order').set({ customer_id: customer }).execute();
    await giveTo(id);
    expect((await buyer.get('/mes-commandes')).text).toContain('Aucune commande pour l’instant');
    expect((await buyer.get('/ma-commande/CD-018734')).status).toBe(404);
    expect((await buyer.get('/ma-commande/facture/CD-018734')).status).toBe(404);
    await giveTo(ownId);
  });
});

describe('order page', () => {
  it('[RT-49, AC-14] shows status, prices and address', async () => {
    const page = await buyer.get('/ma-commande/CD-018734');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const text = plain(page.text);
    for (const words of [
      'Commande CD-018734',
      'Remise professionnelle',
      'TVA à 20 % sur',
      'Total TTC',
      'Remise au transporteur',
      'En cours d’acheminement',
      '3 impasse du Four à Chaux',
      'Livrer au dépôt, quai 2.',
    ])
      expect([words, text.includes(words)]).toEqual([words, true]);
    expect((await buyer.get('/en/my-order/CD-018734')).text).toContain('Handed to the carrier');
    expect((await buyer.get('/ma-commande/CD-999999')).status).toBe(404);
  });

  it('[AC-14] parcel number: plain text if its carrier has no page; order references are shown', async () => {
    const { text } = await buyer.get('/ma-commande/CD-018402');
    expect(text).toMatch(/<p class="figures">Suivi n°.AT\d{8}FR<\/p>/);
    const named = plain((await buyer.get('/ma-commande/CD-018734')).text);
    for (const words of ['BC-2026-118', 'Chantier Hautemer, Nort-sur-Erdre']) expect(named).toContain(words);
  });

  it('[AC-14] bank without a decision: shown as pending, never as failed', async () => {
    const { text } = await buyer.get('/ma-commande/CD-018760');
    expect(text).toContain('La banque n’a pas encore répondu');
    expect(text).toContain('Ne payez pas deux fois');
    expect(text).not.toMatch(/échoué|refusé/);
  });

  it('[AC-14] money received for nothing: its refund is shown, never that nothing was charged', async () => {
    const { text } = await buyer.get('/ma-commande/CD-018737');
    expect(text).toContain('Il vous a été remboursé');
    expect(text).toContain('Remboursement effectué');
    expect(text).not.toContain('Rien n’a été débité');
    expect(text).not.toContain('dès que la commande est préparée');
    expect((await buyer.get('/ma-commande/CD-018741')).text).toContain('Rien n’a été débité');
  });

  it('[AC-14] pending transfer: shows the bank details', async () => {
    const text = plain((await buyer.get('/ma-commande/CD-018757')).text);
    for (const words of ['FR76 0000 0000 0012 3456 7890 134', 'ATREFR2XXXX', '1 073,40 €'])
      expect([words, text.includes(words)]).toEqual([words, true]);
  });

  it('[RT-49] invoice: a file at its own address', async () => {
    const response = await bytesOf(buyer, '/ma-commande/facture/CD-018734');
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-disposition']).toContain('facture-CD-018734.pdf');
    expect(response.headers['cache-control']).toBe('private, no-store');
    const bytes = new Uint8Array(response.body as Buffer).buffer;
    expect((await readPdf(bytes)).text).toContain('CommandeCD-018734');
    expect((await bytesOf(buyer, '/en/my-order/bill/CD-018734')).headers['content-type']).toBe(
      'application/pdf',
    );
  });

  it('[RT-49] invoice before issue: 404 there, explained here', async () => {
    expect((await buyer.get('/ma-commande/facture/CD-018757')).status).toBe(404);
    const page = await buyer.get('/ma-commande/CD-018757');
    expect(page.text).toContain('La facture est émise dès que le paiement est reçu');
    expect(page.text).not.toContain('/ma-commande/facture/CD-018757');
  });

  it('[RT-49] invoice, anonymous visitor: login; private customer: 403', async () => {
    const stranger = await createSiteVisitor(storefront.app).get('/ma-commande/facture/CD-018734');
    expect(stranger.headers['location']).toContain('/pro/connexion?redirect=');
    const other = await logInVisitor(storefront.app, 'client@atre.example');
    expect((await other.get('/ma-commande/facture/CD-018734')).status).toBe(403);
  });

  it('[RT-49, AC-14] order of another customer: 404 at every address', async () => {
    const reference = 'CD-018734';
    const giveTo = async (number: string) =>
      backoffice.db
        .updateTable('shop_order')
        .set({ customer_id: (await customerOf(number)).id })
        .where('reference', '=', reference)
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await giveTo('C-004513');
    const api = '?site_id=1&lang=fr&sales_plan_id=2';
    const files = ['invoice', 'invoice/pdf', 'invoice/xml', 'invoice/csv', 'delivery', 'order', 'order/csv'];
    for (const path of [
      `/ma-commande/${reference}`,
      `/ma-commande/${reference}?view=reorder`,
      `/ma-commande/facture/${reference}`,
      `/en/my-order/${reference}`,
      `/en/my-order/${reference}?view=reorder`,
      `/en/my-order/bill/${reference}`,
      `/commande/confirmation?reference=${reference}`,
      `/commande/confirmation-cb?reference=${reference}`,
      `/commande/erreur?reference=${reference}`,
      ...files.map((file) => `/api/v1/order/${id}/document/${file}${api}`),
    ])
      expect([path, (await buyer.get(path).set('sec-fetch-site', 'same-origin')).status]).toEqual([
        path,
        404,
      ]);
    expect((await buyer.post(`/ma-commande/${reference}?view=reorder`, {})).status).toBe(404);
    await giveTo('C-004512');
    expect((await buyer.get(`/ma-commande/${reference}`)).status).toBe(200);
  });

  it('[AC-14] buyer’s input: rendered as text', async () => {
    await comment('<script>alert("quai")</script>');
    const { text } = await buyer.get('/ma-commande/CD-018734');
    expect(text).toContain('&lt;script&gt;alert(&quot;quai&quot;)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
    await comment('Livrer au dépôt, quai 2.');
  });

  it('[AC-14] reorder: after the changes are shown', async () => {
    const page = await buyer.get('/ma-commande/CD-018655?view=reorder');
    expect(page.text).toContain('Voici ce qui ira au panier');
    const response = await buyer.post('/ma-commande/CD-018655?view=reorder', {});
    expect([response.status, response.headers['location']]).toEqual([303, '/panier']);
    expect((await buyer.get('/panier')).text).toContain('AT-JAL-750-LI');
  });
});

describe('without the shop', () => {
  let closed: LoggedVisitor;
  beforeEach(async () => {
    const { app } = await createTestStorefront({
      backofficeUrl: backoffice.url,
      env: { CART_ENABLED: 'false' },
    });
    closed = await logInVisitor(app);
  });

  it('[SC-04] orders: no pages and no links', async () => {
    for (const path of ['/mes-commandes', '/ma-commande/CD-018734', '/ma-commande/facture/CD-018734'])
      expect([path, (await closed.get(path)).status]).toEqual([path, 404]);
    expect((await closed.get('/mon-compte')).text).not.toContain('/mes-commandes');
  });
});
