export { makeFinder } from '#domain/search/finder.ts';
export { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
export { prepareSynonyms } from '#domain/search/synonymTable.ts';
