import { describe, expect, test, vi } from 'vitest';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import { boughtByKey } from '#domain/product/bought.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import type { Finder } from '#domain/search/finder.ts';
import { CATALOGUE_FRESH_MS } from '#machines/shop/catalogue/catalogue.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { weekly } from '../guides/guideSamples.ts';
import { editionOf, failures, loadedCatalogue, tomatoes, unsold } from '../samples.ts';

const { products, ...surroundings } = loadedCatalogue;
const edition = editionOf(products);
const wanted = { shown: { ...NO_FILTERS, guide: null }, sortBy: 'description' } as const;
const FRESH = { loaded: { fresh: 'settled' } };

function opening() {
  return new Stage(catalogueMachine, { seesGuides: true });
}

/** On a first visit. */
async function loaded() {
  const stage = opening();
  await stage.answer('readKeptProducts', null);
  await stage.answer('loadProducts', edition);
  await stage.answer('loadSurroundings', surroundings);
  return stage;
}

function listed(stage: Awaited<ReturnType<typeof loaded>>) {
  const { byDescription, at } = stage.snapshot.context.catalogue.products;
  return byDescription.map(at);
}

describe('the catalogue:', () => {
  test('it is requested again after ten minutes, and not before', async () => {
    const stage = await loaded();
    stage.clock.increment(CATALOGUE_FRESH_MS - 1);
    expect(stage.asked('refreshSurroundings')).toEqual([]);
    stage.clock.increment(1);
    expect(CATALOGUE_FRESH_MS).toBe(600_000);
    expect(stage.asked('refreshSurroundings')).toEqual([{ seesGuides: true }]);
    await stage.answer('refreshSurroundings', surroundings);
    expect(stage.asked('refreshProducts')).toEqual([{ held: edition }]);
  });

  test('the data of an earlier visit open at once, and changes since are requested in the background', async () => {
    const stage = opening();
    await stage.answer('readKeptProducts', edition);
    await stage.answer('loadSurroundings', surroundings);
    expect([stage.snapshot.hasTag('loaded'), listed(stage)]).toEqual([true, [tomatoes]]);
    expect([stage.asked('loadProducts'), stage.asked('refreshProducts')]).toEqual([[], [{ held: edition }]]);
    await stage.answer('refreshProducts', editionOf([unsold], 2));
    expect([stage.snapshot.value, listed(stage)]).toEqual([FRESH, [unsold]]);
  });

  test('the data of an earlier visit stay while the changes are unknown, and are requested again', async () => {
    const stage = opening();
    await stage.answer('readKeptProducts', edition);
    await stage.answer('loadSurroundings', surroundings);
    await stage.fail('refreshProducts', failures.unavailable);
    expect([stage.snapshot.value, listed(stage)]).toEqual([FRESH, [tomatoes]]);
    stage.clock.increment(CATALOGUE_FRESH_MS);
    expect(stage.asked('refreshSurroundings')).toHaveLength(1);
  });

  test('nothing is shown of what an earlier visit left before it is known what this buyer may not buy', async () => {
    const stage = opening();
    await stage.answer('readKeptProducts', edition);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.fail('loadSurroundings', failures.offline);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
  });

  test('a store that cannot be read is an empty one', async () => {
    const stage = opening();
    await stage.fail('readKeptProducts', new Error('The store is locked.'));
    expect(stage.asked('loadProducts')).toEqual([{ held: null }]);
  });

  test('a list gets its first rows before the catalogue, once its guides are known, and once for each choice', async () => {
    const stage = opening();
    await stage.answer('readKeptProducts', null);
    stage.send({ type: 'rows.want', ...wanted });
    expect(stage.asked('loadFirstRows')).toEqual([]);
    await stage.answer('loadSurroundings', surroundings);
    stage.send({ type: 'rows.want', ...wanted }, { type: 'rows.want', ...wanted });
    expect(stage.asked('loadFirstRows')).toEqual([wanted]);
    await stage.answer('loadFirstRows', { ...wanted, products });
    expect(stage.snapshot.context.firstRows?.products).toEqual([tomatoes]);
    expect(stage.snapshot.hasTag('loaded')).toBe(false);
    stage.send({ type: 'rows.want', ...wanted, sortBy: 'brand' });
    expect(stage.asked('loadFirstRows')).toEqual([wanted, { ...wanted, sortBy: 'brand' }]);
    await stage.answer('loadProducts', edition);
    expect([stage.snapshot.value, stage.snapshot.context.firstRows]).toEqual([FRESH, null]);
  });

  test('first rows that do not come keep nothing from coming', async () => {
    const stage = opening();
    await stage.answer('readKeptProducts', null);
    await stage.answer('loadSurroundings', surroundings);
    stage.send({ type: 'rows.want', ...wanted });
    await stage.fail('loadFirstRows', failures.offline);
    await stage.answer('loadProducts', edition);
    expect(stage.snapshot.value).toEqual(FRESH);
  });

  test('the present one can be browsed while a newer one is loading', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' });
    expect(stage.snapshot.hasTag('loaded')).toBe(true);
    expect(stage.snapshot.hasTag('busy')).toBe(false);
    expect(listed(stage)).toEqual([tomatoes]);
  });

  test('the present one stays when no newer one arrives, for ten minutes more', async () => {
    for (const missing of ['refreshSurroundings', 'refreshProducts']) {
      const stage = await loaded();
      stage.send({ type: 'catalogue.refresh' });
      if (missing === 'refreshProducts') await stage.answer('refreshSurroundings', surroundings);
      await stage.fail(missing, failures.unavailable);
      expect([stage.snapshot.value, listed(stage)]).toEqual([FRESH, [tomatoes]]);
      stage.clock.increment(CATALOGUE_FRESH_MS);
      expect(stage.asked('refreshSurroundings')).toHaveLength(2);
    }
  });

  test('the last answer is browsed, for ten minutes more', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' });
    await stage.answer('refreshSurroundings', surroundings);
    await stage.answer('refreshProducts', editionOf([unsold], 2));
    expect([listed(stage), stage.snapshot.context.catalogue.productByKey.has(11)]).toEqual([[unsold], false]);
    stage.clock.increment(CATALOGUE_FRESH_MS);
    expect(stage.asked('refreshSurroundings')).toHaveLength(2);
  });

  test('unchanged products are not prepared again', async () => {
    const stage = await loaded();
    const { catalogue } = stage.snapshot.context;
    stage.send({ type: 'catalogue.refresh' });
    await stage.answer('refreshSurroundings', surroundings);
    await stage.answer('refreshProducts', edition);
    expect(stage.snapshot.context.catalogue.products).toBe(catalogue.products);
  });

  test('the search is prepared for the current products, and never continues with others', async () => {
    const stage = await loaded();
    const finderOf = (table: ProductTable): Finder => ({ products: table, find: vi.fn(), withSynonyms: vi.fn() });
    const held = () => stage.snapshot.context.catalogue.finder?.products;
    expect([held(), stage.asked('prepareSearch')]).toEqual([
      undefined,
      [{ products: edition.products, synonyms: null }],
    ]);
    await stage.answer('prepareSearch', finderOf(edition.products));
    stage.send({ type: 'guides.refresh' });
    await stage.answer('loadGuides', [weekly]);
    expect(held()).toBe(edition.products);
    const newer = editionOf([unsold], 2);
    stage.send({ type: 'catalogue.refresh' });
    await stage.answer('refreshSurroundings', surroundings);
    expect(held()).toBe(edition.products);
    await stage.answer('refreshProducts', newer);
    expect([held(), stage.asked('prepareSearch').at(-1)]).toEqual([
      undefined,
      { products: newer.products, synonyms: null },
    ]);
    await stage.fail('prepareSearch', failures.offline);
    expect(stage.snapshot.hasTag('loaded')).toBe(true);
  });

  test('purchases are not requested before the list is there, stay beside newer products, and are optional', async () => {
    const early = opening();
    await early.answer('readKeptProducts', null);
    await early.answer('loadSurroundings', surroundings);
    expect(early.asked('loadBought')).toEqual([]);
    const stage = await loaded();
    expect(stage.asked('loadBought')).toEqual([{ products: edition.products }]);
    const bought = boughtByKey([{ productKey: 11, orders: 3, last: '2026-03-02' }]);
    await stage.answer('loadBought', bought);
    stage.send({ type: 'catalogue.refresh' });
    await stage.answer('refreshSurroundings', surroundings);
    await stage.answer('refreshProducts', editionOf([unsold], 2));
    expect(stage.snapshot.context.catalogue.bought).toBe(bought);
    await stage.fail('loadBought', failures.offline);
    expect([stage.snapshot.hasTag('loaded'), stage.snapshot.context.catalogue.bought]).toEqual([true, bought]);
  });

  test('a refresh requested while one runs is not sent', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' }, { type: 'catalogue.refresh' });
    expect(stage.asked('refreshSurroundings')).toHaveLength(1);
  });

  test('the guides alone are requested after a change of one, and everything else stays unchanged', async () => {
    const stage = await loaded();
    stage.send({ type: 'guides.refresh' });
    expect(stage.asked('loadGuides')).toEqual([{ seesGuides: true }]);
    expect(stage.asked('refreshSurroundings')).toEqual([]);
    const { products: before } = stage.snapshot.context.catalogue;
    await stage.answer('loadGuides', [weekly]);
    expect(stage.snapshot.context.catalogue.guides).toEqual([weekly]);
    expect(stage.snapshot.context.catalogue.products).toBe(before);
    stage.send({ type: 'catalogue.refresh' });
    await stage.answer('refreshSurroundings', { ...surroundings, guides: [weekly] });
    await stage.answer('refreshProducts', editionOf([unsold], 2));
    expect(stage.snapshot.context.catalogue.guides).toEqual([weekly]);
  });

  test('the present guides stay when no newer ones come', async () => {
    const stage = await loaded();
    stage.send({ type: 'guides.refresh' });
    await stage.answer('loadGuides', [weekly]);
    stage.send({ type: 'guides.refresh' });
    await stage.fail('loadGuides', failures.offline);
    expect(stage.snapshot.context.catalogue.guides).toEqual([weekly]);
    expect(stage.snapshot.hasTag('loaded')).toBe(true);
  });

  test('a change of a guide is never answered with guides from before it', async () => {
    const stage = await loaded();
    stage.send({ type: 'guides.refresh' }, { type: 'guides.refresh' });
    expect(stage.asked('loadGuides')).toHaveLength(2);
    stage.send({ type: 'catalogue.refresh' }, { type: 'guides.refresh' });
    expect(stage.asked('refreshSurroundings')).toHaveLength(2);
    await stage.answer('refreshSurroundings', { ...surroundings, guides: [weekly] });
    expect(stage.snapshot.context.catalogue.guides).toEqual([weekly]);
  });

  test('asking for the guides does not put off asking for the products', async () => {
    const stage = await loaded();
    stage.clock.increment(CATALOGUE_FRESH_MS - 1);
    stage.send({ type: 'guides.refresh' });
    stage.clock.increment(1);
    expect(stage.asked('refreshSurroundings')).toHaveLength(1);
  });

  test('a catalog that never came shows why, and is requested again on request only', async () => {
    const stage = opening();
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.answer('readKeptProducts', null);
    await stage.fail('loadProducts', failures.offline);
    stage.clock.increment(3_600_000);
    expect(stage.asked('loadProducts')).toHaveLength(1);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    expect(stage.snapshot.context.failure).toEqual(failures.offline.failure);
    stage.send({ type: 'catalogue.retry' });
    await stage.answer('readKeptProducts', null);
    expect(stage.asked('loadProducts')).toEqual([{ held: null }, { held: null }]);
  });
});
