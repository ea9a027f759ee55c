import { randomBytes } from 'node:crypto';
import express, { type Express } from 'express';
import { isSigned, withSignature, type SignedFields } from '#backoffice/payments/signature.ts';
import type { BankLedger, BankPayment } from './bank-ledger.ts';
import { BANK_STYLE, decidedPage, paymentPage, refusedPage } from './bank-page.ts';
import { CHOICES, decide, notifyShop } from './choices.ts';
import { notificationFields } from './notify.ts';

export type TestBankOptions = {
  secret: string;
  /** Public base path of the bank's pages. */
  path: string;
  /** Address for notifications to the shop. */
  notifyUrl: () => string;
  ledger: BankLedger;
  slowMs?: number;
  /** Milliseconds before each attempt to notify the shop. */
  delays?: readonly number[];
};

const SLOW_MS = 8000;

/**
 * A bank for test payments, as a separate program: it knows the shop by its signed forms only and notifies it
 * by HTTP. It asks for no card.
 */
export function createTestBank(options: TestBankOptions): Express {
  const { secret, path, ledger, slowMs = SLOW_MS } = options;
  const app = express();
  app.disable('x-powered-by');
  const router = express.Router();
  app.use(path, router);
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.get('/bank.css', (_request, response) => {
    response.type('css').send(BANK_STYLE);
  });
  const form = express.urlencoded({ extended: false, limit: '8kb' });

  router.post('/pay', form, (request, response) => {
    const fields = texts(request.body);
    const lang = fields['lang'] === 'en' ? 'en' : 'fr';
    if (!isSigned(fields, secret)) {
      response.status(400).send(refusedPage(lang, 'malformed', path));
      return;
    }
    const payment = ledger.find(fields['reference'] ?? '') ?? toPayment(fields, lang);
    ledger.save(payment);
    if (currentState(payment) !== 'pending') response.send(decidedPage(current(payment), path));
    else response.send(payment.isSilent ? decidedPage(payment, path) : paymentPage(payment, path));
  });

  router.post('/decide', form, async (request, response) => {
    const fields = texts(request.body);
    const payment = ledger.find(fields['reference'] ?? '');
    const choice = CHOICES.find((candidate) => candidate === fields['choice']);
    if (!payment || payment.ticket !== fields['ticket'] || !choice) {
      response.status(400).send(refusedPage('fr', 'malformed', path));
      return;
    }
    if (currentState(payment) === 'pending' && !payment.isSilent) {
      const decided = decide(payment, choice);
      ledger.save(decided);
      await notifyShop(decided, choice, { ...options, slowMs });
      if (choice === 'before') {
        response.send(decidedPage(decided, path));
        return;
      }
    }
    response.redirect(303, payment.returnUrl);
  });

  router.post('/state', express.json({ limit: '8kb' }), (request, response) => {
    const fields = texts((request.body as { fields?: unknown }).fields);
    if (!isSigned(fields, secret)) {
      response.status(400).json({ code: 'bad_signature' });
      return;
    }
    const payment = ledger.find(fields['reference'] ?? '');
    const word = payment
      ? notificationFields(current(payment))
      : { reference: fields['reference'] ?? '', state: 'unknown', sent_at: String(Date.now()) };
    response.json({ fields: withSignature(word, secret) });
  });

  router.post('/refund', express.json({ limit: '8kb' }), (request, response) => {
    const fields = texts((request.body as { fields?: unknown }).fields);
    const payment = ledger.find(fields['reference'] ?? '');
    const amount = Number(fields['amount']);
    // A repeated request replaces its own amount: refunds are idempotent.
    const refunds = { ...payment?.refunds, [fields['refund'] ?? '']: amount };
    const refunded = Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
    if (!isSigned(fields, secret) || payment?.state !== 'paid' || !(amount > 0) || refunded > payment.taken) {
      response.status(400).json({ code: 'refused' });
      return;
    }
    ledger.save({ ...payment, refunds });
    const word = { reference: payment.reference, refunded: String(refunded), sent_at: String(Date.now()) };
    response.json({ fields: withSignature(word, secret) });
  });
  return app;
}

function toPayment(fields: SignedFields, lang: 'fr' | 'en'): BankPayment {
  return {
    reference: fields['reference'] ?? '',
    amount: Number(fields['amount']),
    taken: 0,
    currency: fields['currency'] ?? '',
    lang,
    returnUrl: fields['return_url'] ?? '/',
    expiresAt: fields['expires_at'] ?? '',
    ticket: randomBytes(16).toString('base64url'),
    eventId: randomBytes(12).toString('base64url'),
    state: 'pending',
    reason: '',
    isSilent: false,
    refunds: {},
  };
}

/** A payment expires at the shop's time limit; a silent bank reports not even that. */
function current(payment: BankPayment): BankPayment {
  const isLate = payment.state === 'pending' && Date.now() > Date.parse(payment.expiresAt);
  return isLate && !payment.isSilent ? { ...payment, state: 'cancelled', reason: 'expired' } : payment;
}

function currentState(payment: BankPayment): BankPayment['state'] {
  return current(payment).state;
}

/** Text fields of an untrusted body. */
function texts(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
