import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browse } from '#domain/catalog/browse.ts';
import { NO_FILTERS, prepareCatalogue } from '#domain/catalog/catalogue.ts';
import { makeFinder } from '#domain/search/finder.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { demoGoods } from './demoGoods.ts';

interface Query {
  kept: string;
  query: string;
  /** The ends of their codes; empty: not sold. */
  wanted: readonly string[];
}

const queries: Query[] = readFileSync(join(import.meta.dirname, 'queries.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kept = '', , query = '', wanted = ''] = line.split('\t');
    return { kept, query, wanted: wanted.split(' ').filter(Boolean) };
  });
const products = demoGoods();
const finder = await makeFinder(products, FOOD_SERVICE_SYNONYMS, async () => undefined);
const catalogue = prepareCatalogue({ products, mainCategories: [], categories: [], guides: [], finder });

function codesFound(search: string): string[] {
  const listed = browse(catalogue, { ...NO_FILTERS, guide: null, search }, 'match');
  return Array.from({ length: listed.length }, (_, index) => listed.at(index)?.productCode ?? '');
}

/** The place of the first wanted one: 0 first, Infinity missing. */
function placeOfWanted({ query, wanted }: Query): number {
  const place = codesFound(query).findIndex((code) => wanted.some((end) => code.endsWith(end)));
  return place === -1 ? Number.POSITIVE_INFINITY : place;
}

describe.each(['list', 'held out'])('of the everyday queries (%s)', (kept) => {
  const sold = queries.filter((query) => query.kept === kept && query.wanted.length > 0);
  const places = sold.map((query) => ({ query: query.query, place: placeOfWanted(query) }));
  const share = (farthest: number) => places.filter(({ place }) => place <= farthest).length / sold.length;

  test('85 % show what is wanted first, 95 % in the first three', () => {
    expect(sold.length).toBeGreaterThanOrEqual(60);
    expect([share(0) >= 0.85, share(2) >= 0.95]).toEqual([true, true]);
  });

  test('each finds something where it is sold', () => {
    expect(places.filter(({ place }) => place === Number.POSITIVE_INFINITY)).toEqual([]);
  });
});

test.each(queries.filter(({ wanted }) => wanted.length === 0))(
  'an unsold product finds nothing: $query',
  ({ query }) => {
    expect(codesFound(query)).toEqual([]);
  },
);
