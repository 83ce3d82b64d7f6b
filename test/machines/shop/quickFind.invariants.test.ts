import { describe, expect, test } from 'vitest';
import { quickFindMachine } from '#machines/shop/finding/quickFindMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { buyer, tomatoes } from '../samples.ts';
import { findingSample, lister, vine } from './findingSamples.ts';

const typed = (text: string, isOffered = true) => ({ type: 'box.type', text, isOffered }) as const;
const down = { type: 'suggestion.move', direction: 'down' } as const;
const up = { type: 'suggestion.move', direction: 'up' } as const;

function opened(text = 'tom') {
  const { input, heardByDialogs } = findingSample();
  const stage = new Stage(quickFindMachine, { ...input, typed: { text, isOffered: true } });
  const found = () => stage.snapshot.context.suggested.found.map(({ productKey }) => productKey);
  return { stage, found, heardByDialogs };
}

describe('suggestions under the search box:', () => {
  test('they follow every key, and close where nothing is found', () => {
    const { stage, found } = opened();
    expect(found()).toEqual([11, 21, 22]);
    stage.send(typed('roma'));
    expect(found()).toEqual([21]);
    stage.send(typed('romax'));
    expect([found(), stage.snapshot.hasTag('open')]).toEqual([[], false]);
    stage.send(typed('leek'));
    expect([found(), stage.snapshot.hasTag('open')]).toEqual([[23], true]);
  });

  test('better matches replace them as soon as searching is ready, but never under a chosen one', () => {
    const { input } = findingSample();
    const stage = new Stage(quickFindMachine, { ...input, typed: { text: 'tom', isOffered: true } });
    const found = () => stage.snapshot.context.suggested.found.map(({ productKey }) => productKey);
    Object.assign(input.catalogue, { getSnapshot: findingSample(lister, [vine]).input.catalogue.getSnapshot });
    stage.send(down, { type: 'catalogue.changed' });
    expect(found()).toEqual([11, 21, 22]);
    stage.send(up, { type: 'catalogue.changed' });
    expect(found()).toEqual([22]);
  });

  test('text typed before the catalog loaded is suggested as soon as it is known, unless it was cleared', () => {
    const { input } = findingSample(lister, []);
    const stage = new Stage(quickFindMachine, { ...input, typed: { text: 'tom', isOffered: true } });
    const known = findingSample().input.catalogue.getSnapshot;
    Object.assign(input.catalogue, { getSnapshot: known });
    stage.send({ type: 'catalogue.changed' });
    expect([stage.snapshot.context.suggested.found.length, stage.snapshot.hasTag('open')]).toEqual([3, true]);
    stage.send({ type: 'suggestions.close' }, { type: 'catalogue.changed' });
    expect(stage.snapshot.hasTag('open')).toBe(false);
    stage.send(typed('xyzzy'), typed('tom', false), { type: 'catalogue.changed' });
    expect(stage.snapshot.hasTag('open')).toBe(false);
    stage.send(typed('pears'), { type: 'suggestions.close' });
    const pears = { ...vine, productKey: 24, description: 'Pears' };
    Object.assign(input.catalogue, { getSnapshot: findingSample(lister, [pears]).input.catalogue.getSnapshot });
    stage.send({ type: 'catalogue.changed' });
    expect(stage.snapshot.hasTag('open')).toBe(false);
  });

  test('a buyer who may order from guides alone is suggested nothing else', () => {
    const { input } = findingSample(buyer);
    const stage = new Stage(quickFindMachine, { ...input, typed: { text: 'tom', isOffered: true } });
    expect(stage.snapshot.hasTag('open')).toBe(false);
  });

  test('they do not open where the page itself shows what is found', () => {
    const { stage } = opened('');
    stage.send(typed('tom', false));
    expect(stage.snapshot.hasTag('open')).toBe(false);
  });

  test('the chosen one stays within those that are there, and above the first is the box', () => {
    const { stage } = opened();
    stage.send(down, down, down, down);
    expect(stage.snapshot.context.chosen).toBe(2);
    stage.send(up, up);
    expect(stage.snapshot.context.chosen).toBe(0);
    stage.send(up);
    expect([stage.snapshot.context.chosen, stage.snapshot.matches({ suggesting: 'typing' })]).toEqual([null, true]);
  });

  test('digits are the quantity of the chosen one alone, and another one begins with its default', () => {
    const { stage, heardByDialogs } = opened();
    stage.send(down, { type: 'quantity.type', text: '3' }, { type: 'suggestion.add' });
    stage.send({ type: 'quantity.type', text: '4' }, down, { type: 'suggestion.add' });
    expect(heardByDialogs()).toMatchObject([
      { type: 'cartLine.add', product: { productKey: 11 }, typed: { quantityText: '3' }, isQuick: true },
      { type: 'cartLine.add', product: { productKey: 21 }, typed: {}, isQuick: true },
    ]);
  });

  test('a click adds the one that was clicked, in its default quantity', () => {
    const { stage, heardByDialogs } = opened();
    stage.send(down, { type: 'quantity.type', text: '3' }, { type: 'suggestion.add', index: 2 });
    expect(heardByDialogs()).toMatchObject([{ product: { productKey: 22 }, typed: {} }]);
  });

  test('nothing is added once they are closed', () => {
    const { stage, heardByDialogs } = opened();
    stage.send(down, { type: 'suggestions.close' }, { type: 'suggestion.add' }, { type: 'suggestion.add', index: 0 });
    expect(heardByDialogs()).toEqual([]);
  });

  test('a quantity that is typed on a result is added with that result, once, and not after it was left', () => {
    const { stage, heardByDialogs } = opened('');
    const count = { type: 'result.count', product: tomatoes, quantityText: '1' } as const;
    stage.send(count, { type: 'result.type', text: '12' }, { type: 'result.add' }, { type: 'result.add' });
    expect(heardByDialogs()).toMatchObject([{ product: { productKey: 11 }, typed: { quantityText: '12' } }]);
    stage.send(count, { type: 'result.leave' }, { type: 'result.add' });
    expect(heardByDialogs()).toHaveLength(1);
  });
});
