import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A payment as the bank knows it. Cents; `ticket` proves that a click comes from the page that was shown. */
export type BankPayment = {
  reference: string;
  amount: number;
  /** What was taken; not what was asked for when the bank errs. */
  taken: number;
  lang: 'fr' | 'en';
  returnUrl: string;
  expiresAt: string;
  ticket: string;
  eventId: string;
  state: 'pending' | 'paid' | 'refused' | 'cancelled';
  reason: string;
  /** It will never say anything. */
  isSilent: boolean;
  refunded: number;
};

export type BankBook = {
  find(reference: string): BankPayment | undefined;
  save(payment: BankPayment): void;
};

/** The bank's own memory: in a file, so that it survives a restart, or in this process alone. */
export function createBankBook(file?: string): BankBook {
  const payments = new Map<string, BankPayment>(readAll(file).map((payment) => [payment.reference, payment]));
  return {
    find: (reference) => payments.get(reference),
    save(payment) {
      payments.set(payment.reference, payment);
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify([...payments.values()]));
      renameSync(`${file}.new`, file);
    },
  };
}

function readAll(file: string | undefined): BankPayment[] {
  if (file === undefined) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BankPayment[];
  } catch {
    // The first start has no file yet.
    return [];
  }
}
