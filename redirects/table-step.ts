/** A rule that took part in a redirection: `host` and `address` are rows of the table, `pattern` a family of addresses. */
export type TableStep = {
  rule: 'host' | 'address' | 'pattern';
  from: string;
  to: string;
  code: 301 | 302;
  why: string;
  /** The list to show where the target does not exist. */
  root?: string | undefined;
};
