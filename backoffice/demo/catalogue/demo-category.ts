import type { Translated } from './product-record.ts';

/** A category of the demo catalogue with the categories below it. */
export type DemoCategory = {
  key: string;
  slug: Translated;
  name: Translated;
  /** One or two sentences under the category's title. */
  intro: Translated;
  children?: DemoCategory[];
  /** The category belongs to the signature line. */
  signature?: true;
  /** Default: all plans. */
  plans?: ('part' | 'pro')[];
};
