import type { PlacedCategory } from './category.ts';

/** Straight, typographic and backtick quotes are one; case and accents do not matter (readings 39). */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['`´‘’]/g, '`')
    .toLowerCase();
}

interface SearchedFacts extends PlacedCategory {
  description: string;
  /** Where the description is in another language. */
  mainDescription?: string | undefined;
  productCode: string;
  formattedProductCode: string;
  brand: string | null;
}

export function searchedText(facts: SearchedFacts): string {
  return `${facts.description}\n${facts.productCode}\n${facts.formattedProductCode}\n${facts.brand ?? ''}\n${facts.categoryDescription}\n${facts.mainCategoryDescription}\n${facts.mainDescription ?? ''}`;
}

/** How many texts are normalized in one step, which stays unnoticeable. */
const TOGETHER = 1024;
/** No text contains it, because the database stores none. */
const BETWEEN = '\0';

/** The search text of each position, normalized with its neighbors at the first access. */
export function searchTextsOf(size: number, textAt: (place: number) => string): (place: number) => string {
  const groups: string[][] = [];
  const groupOf = (start: number) => {
    const length = Math.min(TOGETHER, size - start);
    const written = Array.from({ length }, (_, index) => textAt(start + index));
    return searchable(written.join(BETWEEN)).split(BETWEEN);
  };
  return (place) => {
    const number = Math.floor(place / TOGETHER);
    groups[number] ??= groupOf(number * TOGETHER);
    return groups[number][place % TOGETHER] ?? '';
  };
}

export function wordsOfSearch(search: string): readonly string[] {
  return searchable(search).split(/\s+/).filter(Boolean);
}

/** Whether a search text has every word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
