declare module 'linebreak' {
  /** Positions where a text may be broken (UAX #14). */
  // oxlint-disable-next-line import/no-default-export -- the package has no other
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
