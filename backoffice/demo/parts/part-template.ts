import type { Translated } from '../catalogue/product-record.ts';

/** What is the same for several products, for one, for each of its sizes or for each of its colours. */
export type Sharing = 'design' | 'product' | 'size' | 'colour';

/** One kind of part of a design. */
export type PartTemplate = {
  /** Names what the exploded view draws: a part of the product's model or one of scripts/exploded/inner-parts.ts. */
  key: string;
  family: string;
  /** `{power}`, `{width}`, `{height}`, `{depth}`, `{volume}`, `{airflow}`, `{colour}`, `{product}` are filled in. */
  name: Translated;
  per: Sharing;
  /** Euros before tax, of a middle size. */
  price: number;
  /** Grams, of a middle size. */
  weight: number;
  /** How many are in a product. */
  quantity?: number;
  /** How often it was made anew; each is replaced by the next. */
  versions?: number;
  /** Why, by version. */
  reasons?: Translated[];
  /** Made when it is ordered: days. */
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

/** Why a part was made anew. */
export function because(...names: (keyof typeof REASONS)[]): Translated[] {
  return names.flatMap((name) => REASONS[name] ?? []);
}

/** A part in two or three versions with their reasons. */
export function renewed(...names: (keyof typeof REASONS)[]): Extras {
  return { versions: names.length + 1, reasons: because(...names) };
}
