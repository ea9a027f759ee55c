import type { Translated } from './product-record.ts';

export type DemoCategory = {
  key: string;
  slug: Translated;
  name: Translated;
  /** One or two sentences under the category's title. */
  intro: Translated;
  children?: DemoCategory[];
  signature?: true;
  /** Default: all plans. */
  plans?: ('part' | 'pro')[];
};
