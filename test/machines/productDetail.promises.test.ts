import { describe, expect, test } from 'vitest';
import { productDetailMachine } from '#machines/productDetail/productDetailMachine.ts';
import { Stage } from '../support/puppets.ts';

const tomatoes = { productKey: 11 };

describe('a product on screen promises:', () => {
  test('its first picture is shown, until another is chosen', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    expect(stage.snapshot.context.shownImage).toBe(0);
    stage.send({ type: 'image.show', index: 2 });
    expect(stage.snapshot.context).toEqual({ productKey: 11, shownImage: 2 });
  });

  test('its documents can be opened from the first moment, and stay open while pictures change', () => {
    const stage = new Stage(productDetailMachine, tomatoes);
    stage.send({ type: 'image.show', index: 1 });
    expect(stage.isAsking('documents')).toBe(true);
    expect(stage.asked('documents')).toHaveLength(1);
  });
});
