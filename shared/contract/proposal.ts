import { z } from 'zod';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { VAT_RATES } from '#shared/domain/proposal-totals.ts';
import { identifier } from './common.ts';
import { configuration } from './project.ts';

const vatRate = z.literal(VAT_RATES);
const cents = z.number().int();
const day = z.iso.date();

/** What an installer says of a proposal. */
export const proposalForm = z.object({
  /** The worksite. */
  id: identifier,
  /** The firm that makes it. */
  company: z.string().trim().min(1).max(120),
  client: z.string().trim().max(120),
  /** In basis points, added to the public price without tax. */
  margin: z.number().int().min(-5000).max(20_000),
  valid_until: day,
  note: z.string().trim().max(1000),
  /** A rate for each configuration; one that is not named has 20 %. */
  rates: z.array(z.object({ configuration: identifier, vat: vatRate })).max(100),
});
export type ProposalForm = z.infer<typeof proposalForm>;

const proposalLine = z.object({
  room: z.string(),
  product: z.string(),
  reference: z.string(),
  /** Millimetres: width, height, depth. */
  size: z.array(z.number()),
  energy: z.object({ class: z.string(), scale: z.string() }).nullable(),
  quantity: z.number().int(),
  unit: cents,
  net: cents,
  vat: vatRate,
  /** What it was sized by; `null` without a room. */
  need: z
    .object({ area: z.number(), height: z.number(), advised: z.number(), low: z.number(), high: z.number() })
    .nullable(),
});

/** A proposal as its customer reads it: what it cost whoever makes it, and the margin, are not in it. */
export const proposalDocument = z.object({
  company: z.string(),
  client: z.string(),
  worksite: z.string(),
  reference: z.string(),
  place: z.string(),
  date: day,
  valid_until: day,
  note: z.string(),
  lines: z.array(proposalLine),
  totals: z.object({
    net: cents,
    vat: z.array(z.object({ rate: vatRate, base: cents, amount: cents })),
    gross: cents,
  }),
  assumptions: z.object({
    built: z.enum(PERIOD_NAMES),
    works: z.array(z.enum(WORK_NAMES)),
    outside: z.number().nullable(),
  }),
});
export type ProposalDocument = z.infer<typeof proposalDocument>;

/** What its maker sees: what was said, and what comes of it. */
export const proposal = z.object({
  settings: proposalForm.omit({ id: true }),
  document: proposalDocument,
  /** Configurations with their rates; those without a price are not in the document. */
  configurations: z.array(
    configuration.pick({ id: true, name: true }).extend({ vat: vatRate, priced: z.boolean() }),
  ),
  /** When the links that still open it end. */
  shares: z.array(z.iso.datetime()),
});
export type Proposal = z.infer<typeof proposal>;

/** `token` opens the proposal, and is told this once. */
export const proposalShare = z.object({ token: z.string(), expires: z.iso.datetime() });
export type ProposalShare = z.infer<typeof proposalShare>;
export const proposalQuery = z.object({ token: z.string().max(100) });
/** A proposal as it was when it was shared. */
export const sharedProposal = z.object({ document: proposalDocument, expires: z.iso.datetime() });
export type SharedProposal = z.infer<typeof sharedProposal>;
