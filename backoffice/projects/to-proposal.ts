import type { LineCover } from '#shared/contract/cart-line.ts';
import type { Configuration, Project } from '#shared/contract/project.ts';
import type { Proposal, ProposalDocument, ProposalForm } from '#shared/contract/proposal.ts';
import { proposalTotals, withMargin } from '#shared/domain/proposal-totals.ts';
import { dayAfter } from './proposal-settings.ts';

type Settings = Omit<ProposalForm, 'id'>;
type Line = ProposalDocument['lines'][number];

const CENTS = 100;

/**
 * Builds the proposal for the customer. Prices of the worksite are without tax. `vatRates`: those of the site in basis
 * points, the standard rate first. `covers`: pictures by number of the configuration.
 */
export function toDocument(
  project: Project,
  settings: Settings,
  { vatRates, covers }: { vatRates: readonly number[]; covers: ReadonlyMap<number, LineCover> },
): ProposalDocument {
  const { company, client, note, valid_until: validUntil } = settings;
  const lines = project.configurations.flatMap((configuration) => {
    const line = toLine(configuration, settings, vatRates);
    return line ? [{ ...line, cover: covers.get(configuration.id) ?? null }] : [];
  });
  const { lines: nets, ...totals } = proposalTotals(lines);
  return {
    company,
    client,
    worksite: project.name,
    reference: project.reference,
    place: `${project.zipcode} ${project.city}`,
    date: dayAfter(0),
    valid_until: validUntil,
    note,
    lines: lines.map((line, index) => ({ ...line, net: nets[index] ?? 0 })),
    totals,
    assumptions: { built: project.built, works: project.works, outside: project.outside },
  };
}

/** VAT rate of each configuration, and whether the proposal includes it. */
export function toRates(
  project: Project,
  settings: Settings,
  vatRates: readonly number[],
): Proposal['configurations'] {
  return project.configurations.map(({ id, name, price }) => ({
    id,
    name,
    vat: rateOf(id, settings, vatRates),
    priced: price !== null,
  }));
}

/** A configuration without product or price is not in the proposal. */
function toLine(
  configuration: Configuration,
  settings: Settings,
  vatRates: readonly number[],
): Omit<Line, 'net'> | undefined {
  const { id, name, product, model, price, quantity, room, sizing } = configuration;
  if (!product || !model || !price) return undefined;
  const { energy } = product;
  return {
    room: name,
    product: `${product.brand} ${product.name} ${model.label}`,
    reference: model.reference,
    size: [model.width, model.height, model.depth],
    energy:
      energy.applicable && model.energy_class !== null && energy.scale !== null
        ? { class: model.energy_class, scale: energy.scale }
        : null,
    quantity,
    unit: withMargin(Math.round(price.value * CENTS), settings.margin),
    vat: rateOf(id, settings, vatRates),
    need: room &&
      sizing && {
        area: room.area,
        height: room.height,
        advised: sizing.advised,
        low: sizing.low,
        high: sizing.high,
      },
  };
}

/** A rate that the site has no more becomes the standard rate. */
function rateOf(id: number, { rates }: Settings, vatRates: readonly number[]): number {
  const chosen = rates.find(({ configuration }) => configuration === id)?.vat;
  return vatRates.find((rate) => rate === chosen) ?? vatRates[0] ?? 0;
}
