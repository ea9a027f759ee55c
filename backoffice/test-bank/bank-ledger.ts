import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * A payment in the bank's ledger, in cents. `ticket` proves that a click comes from the page that was shown.
 */
export type BankPayment = {
  reference: string;
  amount: number;
  /** Charged amount; differs from `amount` in the simulated error. */
  taken: number;
  currency: string;
  lang: 'fr' | 'en';
  returnUrl: string;
  expiresAt: string;
  ticket: string;
  eventId: string;
  state: 'pending' | 'paid' | 'refused' | 'cancelled';
  reason: string;
  /** The bank never sends a result. */
  isSilent: boolean;
  /** Refunded cents by the shop's reference of the refund. */
  refunds: Record<string, number>;
};

export type BankLedger = {
  find(reference: string): BankPayment | undefined;
  save(payment: BankPayment): void;
};

/** The bank's ledger: in a file, to survive a restart, or in memory. */
export function createBankLedger(file?: string): BankLedger {
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
    // The file does not exist before the first write.
    return [];
  }
}
