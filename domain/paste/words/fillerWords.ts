/** Words that say neither which product is ordered nor whether it is. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'please pls and also plus send need want would like order get add the for you can with each per qty quantity'.split(
    ' ',
  ),
);
