import type { IconNode } from 'lucide';
import type { Price } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';

/** An option that leads somewhere. */
export type Suggestion = {
  key: string;
  label: string;
  detail?: string;
  /** A further line: what it replaces. */
  note?: string | undefined;
  /** Of the page or the file; without one there is no way to it. */
  url?: string | undefined;
  isLocked?: boolean;
  forProfessionals?: boolean;
  /** The product, or the sign of the kind where it has no picture. */
  figure?: { picture: ProductPicture | null; icon: IconNode } | undefined;
  price?: Price | null;
  /** Leads to all results or to another search: no hit itself. */
  isWay?: boolean;
};

/** Without a label: options that stand below the groups. */
export type SuggestionGroup = { key: string; label: string; total?: number; items: Suggestion[] };
