declare module 'linebreak' {
  /** Where a text may be broken after UAX 14; the last place is the text's end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
