import type { Proposal } from '#shared/contract/proposal.ts';
import type { FormValues } from '#shared/form-state.ts';

const POINTS = 100;

/** What stands in the fields of a proposal's terms. */
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

/** A margin in per cent as it was typed, in basis points; `undefined` when it is none. */
export function readMargin(typed: string): number | undefined {
  const written = typed
    .replaceAll(/[\s\u00a0%]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return /^-?\d{1,3}(?:\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * POINTS) : undefined;
}
