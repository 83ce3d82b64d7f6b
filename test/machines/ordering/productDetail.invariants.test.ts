import { describe, expect, test } from 'vitest';
import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, tomatoes as product, unsold } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';

const ordering = lineSurroundings(shopSample().shop);
const tomatoes = { productKey: 11, ordering };

describe('a product on screen:', () => {
  test('its first picture is shown, until another is chosen', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    expect(stage.snapshot.context.shownImage).toBe(0);
    stage.send({ type: 'image.show', index: 2 });
    expect(stage.snapshot.context).toMatchObject({ productKey: 11, shownImage: 2 });
  });

  test('of several pictures the last one chosen is shown', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    for (const index of [1, 3, 0, 2]) stage.send({ type: 'image.show', index });
    expect(stage.snapshot.context.shownImage).toBe(2);
  });

  test('another product starts with its own first picture', () => {
    const first = new Stage(productDetailMachine, tomatoes);
    first.send({ type: 'image.show', index: 2 });
    const next = new Stage(productDetailMachine, { productKey: 12, ordering });
    expect(next.snapshot.context).toMatchObject({ productKey: 12, shownImage: 0 });
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

  test('an error that ends its documents leaves the product and its picture, and they can be requested again', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 1 });
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot).toMatchObject({ status: 'active', value: { documents: 'unavailable' } });
    expect(stage.snapshot.context.shownImage).toBe(1);
    stage.send({ type: 'documents.retry' });
    expect(stage.isAsking('documents')).toBe(true);
  });

  test('it is ordered by the program of the Add To Cart dialog, as a new line; another follows each that was added', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    expect(stage.isAsking('cartLine')).toBe(false);
    stage.send({ type: 'order.open', product }, { type: 'order.open', product });
    expect(stage.asked('cartLine')).toMatchObject([{ product, line: null, cart: ordering.cart }]);
    await stage.answer('cartLine');
    expect([stage.isAsking('cartLine'), stage.asked('cartLine').length]).toEqual([true, 2]);
  });

  test('nothing is ordered by those who cannot, of another product, or of one that is not sold', () => {
    const guest = new Stage(productDetailMachine, { productKey: 11, ordering: null });
    guest.send({ type: 'order.open', product });
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'order.open', product: { ...product, productKey: 12 } });
    const notSold = new Stage(productDetailMachine, { productKey: 12, ordering });
    notSold.send({ type: 'order.open', product: unsold });
    expect([guest, stage, notSold].map((each) => each.asked('cartLine'))).toEqual([[], [], []]);
  });

  test('a bug that ends the quantity leaves the product and its picture', async () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 1 }, { type: 'order.open', product });
    await stage.fail('cartLine', failures.unexpected);
    expect(stage.snapshot).toMatchObject({ status: 'active', value: { order: 'broken' }, context: { shownImage: 1 } });
  });
});
