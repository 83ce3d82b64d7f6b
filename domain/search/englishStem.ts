/** A word without its plural ending: `tomatoes`, `cherries` and `knives` as `tomato`, `cherry` and `knife`. */
export function englishStem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const singular = word
    .replace(/(?<=..)ies?$/, 'y')
    .replace(/(?<=..)oes$/, 'o')
    .replace(/(?<=(?:[sxz]|sh|ch))es$/, '')
    .replace(/(?<=[^su])s$/, '');
  // The singular of -ves has -f, -fe or -ve: all of them end alike here.
  return singular.replace(/(?:ves?|fe)$/, 'f');
}
