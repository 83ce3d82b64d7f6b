/** How words of a language are searched, besides those of English. */
export interface WordRules {
  /** A word without its ending, such as that of the plural: the same for all forms of the word. */
  stem(word: string): string;
  /** Units as people write them, by the one that the catalog uses. */
  readonly units: Readonly<Record<string, string>>;
  /** Words without meaning for a product search. */
  readonly stopWords: ReadonlySet<string>;
}
