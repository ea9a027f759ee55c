import type { Translated } from '../catalogue/product-record.ts';

/** Scope of a part: shared by several products, or specific to a product, a size or a colour. */
export type Sharing = 'design' | 'product' | 'size' | 'colour';

export type PartTemplate = {
  /** Part in the exploded view: of the product's model, or of scripts/exploded/inner-parts.ts. */
  key: string;
  family: string;
  /**
   * Supports the placeholders `{power}`, `{width}`, `{height}`, `{depth}`, `{volume}`, `{airflow}`, `{colour}`,
   * `{product}`.
   */
  name: Translated;
  per: Sharing;
  /** Euros before tax, for a middle size. */
  price: number;
  /** Grams, for a middle size. */
  weight: number;
  quantity?: number;
  /** Number of versions; each is replaced by the next. */
  versions?: number;
  reasons?: Translated[];
  /** Days of production, when made to order. */
  delay?: number;
};

type Extras = Pick<PartTemplate, 'quantity' | 'versions' | 'reasons' | 'delay'>;

/** A line of a table: `part('element', 'heating-element', 'size', 58, 900, 'Résistance …', 'Element …')`. */
export function part(
  key: string,
  family: string,
  per: Sharing,
  price: number,
  weight: number,
  fr: string,
  en: string,
  extras: Extras = {},
): PartTemplate {
  return { key, family, per, price, weight, name: { fr, en }, ...extras };
}

const REASONS: Record<string, Translated> = {
  relay: {
    fr: 'Relais silencieux à la place du relais mécanique ; même connecteur.',
    en: 'A silent relay instead of the mechanical one; same connector.',
  },
  radio: {
    fr: 'Module radio mis à jour ; à associer de nouveau à l’application.',
    en: 'New radio module; pair it with the app again.',
  },
  supplier: {
    fr: 'Composant arrêté chez notre fournisseur ; la pièce qui suit se monte sans adaptation.',
    en: 'Component discontinued by our supplier; the next part fits without adaptation.',
  },
  seal: {
    fr: 'Joint livré avec la pièce, à changer en même temps.',
    en: 'The gasket now comes with the part and is changed with it.',
  },
  steel: {
    fr: 'Acier inoxydable à la place de l’acier zingué.',
    en: 'Stainless steel instead of zinc-plated steel.',
  },
  quiet: {
    fr: 'Moteur à paliers lisses, 3 dB(A) de moins.',
    en: 'Motor on plain bearings, 3 dB(A) quieter.',
  },
};

export function because(...names: (keyof typeof REASONS)[]): Translated[] {
  return names.flatMap((name) => REASONS[name] ?? []);
}

export function renewed(...names: (keyof typeof REASONS)[]): Extras {
  return { versions: names.length + 1, reasons: because(...names) };
}
