declare module 'linebreak' {
  class LineBreaker {
    constructor(text: string);
    /** Where the text may be broken next after UAX 14; the last place is its end. */
    nextBreak(): { position: number; required: boolean } | null;
  }

  export = LineBreaker;
}
