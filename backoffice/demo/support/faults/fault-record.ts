import type { Translated } from '../../catalogue/product-record.ts';
import type { CheckKey } from './checks.ts';

/** Step after the checks: replace a part, open a ticket, or find an installer. */
export type FaultEnd = { part: Translated } | 'ticket' | 'locator';

/** A fault: the displayed code or the symptom, with checks in order. */
export type DemoFault = {
  /** Displayed code; `null` when the appliance shows none. */
  code: string | null;
  /** Last segment of its address; default: the code in lower case. */
  slug?: Translated;
  /** Key of the top-level category of its products. */
  family: string;
  products: string[];
  title: Translated;
  meaning: Translated;
  checks: CheckKey[];
  end: FaultEnd;
};
