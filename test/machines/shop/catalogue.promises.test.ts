import { describe, expect, test } from 'vitest';
import { CATALOGUE_FRESH_MS, catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { weekly } from '../guides/guideSamples.ts';
import { failures, loadedCatalogue, tomatoes, unsold } from '../samples.ts';

async function loaded() {
  const stage = new Stage(catalogueMachine, { userType: 'Customer' });
  await stage.answer('loadCatalogue', loadedCatalogue);
  return stage;
}

describe('the catalogue promises:', () => {
  test('it is asked for again after ten minutes, and not before', async () => {
    const stage = await loaded();
    stage.clock.increment(CATALOGUE_FRESH_MS - 1);
    expect(stage.asked('refreshCatalogue')).toEqual([]);
    stage.clock.increment(1);
    expect(CATALOGUE_FRESH_MS).toBe(600_000);
    expect(stage.asked('refreshCatalogue')).toEqual([{ userType: 'Customer' }]);
  });

  test('the present one can be browsed while a newer one is on its way', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' });
    expect(stage.snapshot.hasTag('loaded')).toBe(true);
    expect(stage.snapshot.hasTag('busy')).toBe(false);
    expect(stage.snapshot.context.catalogue.products).toEqual([tomatoes]);
  });

  test('the present one stays when no newer one comes, for ten minutes more', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' });
    await stage.fail('refreshCatalogue', failures.unavailable);
    expect(stage.snapshot.value).toEqual({ loaded: { fresh: 'settled' } });
    expect(stage.snapshot.context.catalogue.products).toEqual([tomatoes]);
    stage.clock.increment(CATALOGUE_FRESH_MS);
    expect(stage.asked('refreshCatalogue')).toHaveLength(2);
  });

  test('what came last is what is browsed, for ten minutes more', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' });
    await stage.answer('refreshCatalogue', { ...loadedCatalogue, products: [unsold] });
    expect([...stage.snapshot.context.catalogue.productByKey]).toEqual([[12, unsold]]);
    stage.clock.increment(CATALOGUE_FRESH_MS);
    expect(stage.asked('refreshCatalogue')).toHaveLength(2);
  });

  test('a refresh asked for while one runs is not sent', async () => {
    const stage = await loaded();
    stage.send({ type: 'catalogue.refresh' }, { type: 'catalogue.refresh' });
    expect(stage.asked('refreshCatalogue')).toHaveLength(1);
  });

  test('the guides alone are asked for after a change of one, and everything else stays as it is', async () => {
    const stage = await loaded();
    stage.send({ type: 'guides.refresh' });
    expect(stage.asked('loadGuides')).toEqual([{ userType: 'Customer' }]);
    expect(stage.asked('refreshCatalogue')).toEqual([]);
    const { products } = stage.snapshot.context.catalogue;
    await stage.answer('loadGuides', [weekly]);
    expect(stage.snapshot.context.catalogue.guides).toEqual([weekly]);
    expect(stage.snapshot.context.catalogue.products).toBe(products);
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
    expect(stage.asked('refreshCatalogue')).toHaveLength(2);
    await stage.answer('refreshCatalogue', { ...loadedCatalogue, guides: [weekly] });
    expect(stage.snapshot.context.catalogue.guides).toEqual([weekly]);
  });

  test('asking for the guides does not put off asking for the products', async () => {
    const stage = await loaded();
    stage.clock.increment(CATALOGUE_FRESH_MS - 1);
    stage.send({ type: 'guides.refresh' });
    stage.clock.increment(1);
    expect(stage.asked('refreshCatalogue')).toHaveLength(1);
  });

  test('one that never came says why, and is asked for again only when told to', async () => {
    const stage = new Stage(catalogueMachine, { userType: 'Public' });
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.fail('loadCatalogue', failures.offline);
    stage.clock.increment(3_600_000);
    expect(stage.asked('loadCatalogue')).toHaveLength(1);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    expect(stage.snapshot.context.failure).toEqual(failures.offline.failure);
    stage.send({ type: 'catalogue.retry' });
    expect(stage.asked('loadCatalogue')).toEqual([{ userType: 'Public' }, { userType: 'Public' }]);
  });
});
