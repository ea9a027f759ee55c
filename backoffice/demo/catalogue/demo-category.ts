import type { Translated } from './product-record.ts';

/** A category of the demo catalogue, with those below it. */
export type DemoCategory = {
  key: string;
  slug: Translated;
  name: Translated;
  /** One or two sentences under the category's title. */
  intro: Translated;
  children?: DemoCategory[];
  /** Of the signature line. */
  signature?: true;
  /** Default: everybody. */
  plans?: ('part' | 'pro')[];
};
