import { describe, expect, test } from 'vitest';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const tomatoes = { productKey: 11 };

describe('a product on screen promises:', () => {
  test('its first picture is shown, until another is chosen', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    expect(stage.snapshot.context.shownImage).toBe(0);
    stage.send({ type: 'image.show', index: 2 });
    expect(stage.snapshot.context).toEqual({ productKey: 11, shownImage: 2 });
  });

  test('of several pictures the last one chosen is shown', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    for (const index of [1, 3, 0, 2]) stage.send({ type: 'image.show', index });
    expect(stage.snapshot.context.shownImage).toBe(2);
  });

  test('another product starts with its own first picture', () => {
    const first = new Stage(productDetailMachine, tomatoes);
    first.send({ type: 'image.show', index: 2 });
    const next = new Stage(productDetailMachine, { productKey: 12 });
    expect(next.snapshot.context).toEqual({ productKey: 12, shownImage: 0 });
  });

  test('the chosen picture stays, however long it is looked at', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 1 });
    stage.clock.increment(3_600_000);
    expect(stage.snapshot.context.shownImage).toBe(1);
  });

  test('its documents can be opened from the first moment, and stay open while pictures change', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 1 });
    expect(stage.isAsking('documents')).toBe(true);
    expect(stage.asked('documents')).toHaveLength(1);
  });

  test('a bug that ends its documents leaves the product and its picture, and they can be asked for again', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 1 });
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot).toMatchObject({ status: 'active', value: { documents: 'unavailable' } });
    expect(stage.snapshot.context.shownImage).toBe(1);
    stage.send({ type: 'documents.retry' });
    expect(stage.isAsking('documents')).toBe(true);
  });
});
