import type { IconNode } from 'lucide';
import type { Price } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

export type Suggestion = {
  key: string;
  label: string;
  detail?: string;
  /** The product that it replaces. */
  note?: string | undefined;
  /** URL of the page or file; without it the visitor has no access. */
  url?: string | undefined;
  isLocked?: boolean;
  forProfessionals?: boolean;
  /** The product's picture, or the icon of its kind. */
  figure?: { picture: ProductPicture | null; icon: IconNode } | undefined;
  price?: Price | null;
  /** Leads to all results or another search; not a hit. */
  isAction?: boolean;
};

/** A group without a label follows the others. */
export type SuggestionGroup = { key: string; label: string; total?: number; items: Suggestion[] };
