/** An applied rule: `host` and `address` are rows of the table, `pattern` is a family of addresses. */
export type TableStep = {
  rule: 'host' | 'address' | 'pattern';
  from: string;
  to: string;
  code: 301 | 302;
  why: string;
  /** The list to redirect to if the target does not exist. */
  root?: string | undefined;
};
