import { describe, expect, test } from 'vitest';
import { CATALOGUE_FRESH_MS, catalogueMachine } from '#machines/catalogue/catalogueMachine.ts';
import { Stage } from '../support/puppets.ts';
import { failures, loadedCatalogue, tomatoes, unsold } from './samples.ts';

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
    expect(stage.snapshot.value).toEqual({ loaded: 'fresh' });
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
