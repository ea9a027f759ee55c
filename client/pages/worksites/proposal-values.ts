import type { Proposal } from '#shared/contract/proposal.ts';
import { readDecimal } from '#shared/domain/read-number.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';
import type { FormValues } from '#shared/form-state.ts';

const POINTS = 100;
const MAX_MARGIN = 1000;

export function proposalValues({ settings, configurations }: Proposal): FormValues {
  const { company, client, margin, valid_until: validUntil, note } = settings;
  return {
    company: [company],
    client: [client],
    margin: [String(margin / POINTS).replace('.', ',')],
    valid_until: [validUntil],
    note: [note],
    ...Object.fromEntries(configurations.map(({ id, vat }) => [`vat_${id}`, [String(vat)]])),
  };
}

/** Parses a margin in percent and returns basis points; `undefined` when invalid. */
export function readMargin(typed: string): number | undefined {
  const [, sign = '', amount = ''] = /^([-\u2013\u2212]?) ?(.*)$/.exec(toTypedLine(typed)) ?? [];
  const margin = readDecimal(amount, { unit: '%' });
  if (margin === undefined || margin >= MAX_MARGIN) return undefined;
  return Math.round(margin * POINTS) * (sign === '' ? 1 : -1);
}
