import { z } from 'zod';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { lineCover } from './cart-line.ts';
import { identifier } from './common.ts';
import { configuration } from './project.ts';

/** A VAT rate in basis points. */
const vatRate = z.number().int().positive().max(10_000);
const cents = z.number().int();
const day = z.iso.date();

export const proposalForm = z
  .object({
    id: identifier.describe('Number of the worksite.'),
    company: z.string().trim().min(1).max(120).describe('Firm that makes the proposal.'),
    client: z.string().trim().max(120).describe('Client of the proposal.'),
    margin: z
      .number()
      .int()
      .min(-5000)
      .max(20_000)
      .describe('Margin on the public price before tax, in basis points.'),
    valid_until: day.describe('Day until which it is valid.'),
    note: z.string().trim().max(1000).describe('Note in the words of the installer.'),
    rates: z
      .array(
        z.object({
          configuration: identifier.describe('Number of the configuration.'),
          vat: vatRate.describe('VAT rate in basis points, one of those of the site.'),
        }),
      )
      .max(100)
      .describe('VAT rate by configuration; the standard rate of the site for the others.'),
  })
  .meta({ id: 'ProposalForm', description: 'Settings of a proposal.' });
export type ProposalForm = z.infer<typeof proposalForm>;

const proposalLine = z.object({
  room: z.string().describe('Name of the room.'),
  product: z.string().describe('Name of the product.'),
  reference: z.string().describe('Reference by which it is ordered.'),
  size: z.array(z.number()).describe('Width, height and depth in mm.'),
  energy: z
    .object({
      class: z.string().describe('Energy class.'),
      scale: z.string().describe('Best and worst class of the label.'),
    })
    .nullable()
    .describe('Energy class with its scale.'),
  quantity: z.number().int().describe('Number of pieces.'),
  unit: cents.describe('Price of one piece in cents before tax.'),
  net: cents.describe('Price of the line in cents before tax.'),
  vat: vatRate.describe('VAT rate in basis points.'),
  need: z
    .object({
      area: z.number().describe('Floor area in m².'),
      height: z.number().describe('Ceiling height in m.'),
      advised: z.number().describe('Advised output in watts.'),
      low: z.number().describe('Least advised output in watts.'),
      high: z.number().describe('Greatest advised output in watts.'),
    })
    .nullable()
    .describe('Heat demand of the room; `null` without a room.'),
  cover: lineCover.nullable().optional().describe('Picture of the appliance in its size.'),
});

/** The document omits the purchase price and the margin. */
export const proposalDocument = z
  .object({
    company: z.string().describe('Firm that makes the proposal.'),
    client: z.string().describe('Client of the proposal.'),
    worksite: z.string().describe('Name of the worksite.'),
    reference: z.string().describe('Reference of the worksite.'),
    place: z.string().describe('Postcode and town.'),
    date: day.describe('Day of the proposal.'),
    valid_until: day.describe('Day until which it is valid.'),
    note: z.string().describe('Note in the words of the installer.'),
    contact: z
      .object({
        name: z.string().describe('Name of the person.'),
        phone: z.string().nullable().describe('Phone number.'),
        email: z.string().describe('Email address.'),
      })
      .optional()
      .describe('Person of the firm whom the client may ask; absent in documents of earlier versions.'),
    lines: z.array(proposalLine).describe('Lines, one per configuration.'),
    totals: z
      .object({
        net: cents.describe('Total before tax in cents.'),
        vat: z
          .array(
            z.object({
              rate: vatRate.describe('Rate in basis points.'),
              base: cents.describe('Amount that the rate applies to, in cents.'),
              amount: cents.describe('VAT in cents.'),
            }),
          )
          .describe('VAT by rate.'),
        gross: cents.describe('Total with tax in cents.'),
      })
      .describe('Totals in cents.'),
    assumptions: z
      .object({
        built: z.enum(PERIOD_NAMES).describe('Period of construction.'),
        works: z.array(z.enum(WORK_NAMES)).describe('Renovation works that were done.'),
        outside: z.number().nullable().describe('Base temperature in °C.'),
      })
      .describe('Assumptions of the heat demand.'),
  })
  .meta({ id: 'ProposalDocument', description: 'A proposal as its client reads it.' });
export type ProposalDocument = z.infer<typeof proposalDocument>;

export const proposal = z
  .object({
    settings: proposalForm.omit({ id: true }).describe('Settings of the installer.'),
    document: proposalDocument.describe('Proposal as its client reads it.'),
    configurations: z
      .array(
        configuration.pick({ id: true, name: true }).extend({
          vat: vatRate.describe('VAT rate in basis points.'),
          priced: z.boolean().describe('The configuration has a price and appears in the document.'),
        }),
      )
      .describe('Configurations with their VAT rates.'),
    vat_rates: z.array(vatRate).describe('VAT rates of the site in basis points, the lowest first.'),
    shares: z.array(z.iso.datetime()).describe('Times at which the valid links expire.'),
  })
  .meta({ id: 'Proposal', description: 'A proposal as its maker sees it.' });
export type Proposal = z.infer<typeof proposal>;

export const proposalShare = z.object({
  token: z.string().describe('Token of the link, returned once.'),
  expires: z.iso.datetime().describe('Time at which the link expires.'),
});
export type ProposalShare = z.infer<typeof proposalShare>;
export const proposalQuery = z.object({ token: z.string().max(100).describe('Token of the link.') });
/** The proposal as it was when it was shared. */
export const sharedProposal = z.object({
  document: proposalDocument.describe('Proposal as its client reads it.'),
  expires: z.iso.datetime().describe('Time at which the link expires.'),
});
export type SharedProposal = z.infer<typeof sharedProposal>;
