import type { Translated } from '../../catalogue/product-record.ts';
import type { CheckKey } from './checks.ts';

/** Where the checks end: a part is changed, somebody is asked, somebody is sent for. */
export type FaultEnd = { part: Translated } | 'ticket' | 'locator';

/** A fault: what an appliance displays, or does, and what to look at in which order. */
export type DemoFault = {
  /** As displayed; `null` for what shows no code. */
  code: string | null;
  /** Last part of its address; left out, the code in lower case. */
  slug?: Translated;
  /** Key of the root category its products belong to. */
  family: string;
  /** Range references of the products concerned. */
  products: string[];
  title: Translated;
  meaning: Translated;
  checks: CheckKey[];
  end: FaultEnd;
};
