import { describe, expect, test } from 'vitest';
import { productDetailMachine } from '#machines/productDetail/productDetailMachine.ts';
import { Stage } from '../support/puppets.ts';
import { failures, lastSale } from './samples.ts';

const tomatoes = { productKey: 11 };

describe('a product on screen promises:', () => {
  test('its last sale is asked for once', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    await stage.answer('loadLastSale', lastSale);
    stage.send({ type: 'image.show', index: 1 });
    stage.clock.increment(3_600_000);
    expect(stage.asked('loadLastSale')).toEqual([tomatoes]);
  });

  test('a last sale that does not come never fails the page', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    await stage.fail('loadLastSale', failures.unavailable);
    expect([...stage.snapshot.tags]).toEqual([]);
    expect(stage.snapshot).toMatchObject({ status: 'active', context: { lastSale: null } });
  });

  test('a customer who never bought it is told from one whose last sale did not come', async () => {
    const never = new Stage(productDetailMachine, tomatoes);
    await never.answer('loadLastSale', null);
    const unknown = new Stage(productDetailMachine, tomatoes);
    await unknown.fail('loadLastSale', failures.offline);
    expect([never.snapshot.value, unknown.snapshot.value]).toEqual(['complete', 'withoutLastSale']);
  });

  test('a picture can be chosen before the last sale is there, and stays', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 2 });
    await stage.answer('loadLastSale', lastSale);
    expect(stage.snapshot.context).toEqual({ productKey: 11, lastSale, shownImage: 2 });
  });

  test('its documents can be opened from the first moment, whatever becomes of the last sale', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    expect([stage.isAsking('documents'), stage.snapshot.hasTag('busy')]).toEqual([true, true]);
    await stage.fail('loadLastSale', failures.unavailable);
    expect(stage.isAsking('documents')).toBe(true);
    expect(stage.asked('documents')).toHaveLength(1);
  });
});
