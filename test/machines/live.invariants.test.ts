import { describe, expect, test } from 'vitest';
import { liveMachine } from '#machines/live/liveMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { failures } from './samples.ts';

const shop = { path: 'session/shop', chart: 'shop' };
const cart = { path: 'session/shop/cart', chart: 'cart' };

function turnedOn() {
  const stage = new Stage(liveMachine, { mayTurnOff: true, chosen: shop });
  stage.send({ type: 'panel.unfold' });
  return stage;
}
const inDevelopment = () => new Stage(liveMachine, { mayTurnOff: false, chosen: shop });

describe('the statechart panel:', () => {
  test('turned off it ends, folded or not', () => {
    const stage = turnedOn();
    stage.send({ type: 'panel.turnOff' });
    expect(stage.snapshot).toMatchObject({ value: 'off', status: 'done' });
    const folded = turnedOn();
    folded.send({ type: 'panel.fold' }, { type: 'panel.turnOff' });
    expect(folded.snapshot.status).toBe('done');
  });

  test('in development it starts folded, and stays permanently', () => {
    const stage = inDevelopment();
    expect(stage.snapshot.matches('folded')).toBe(true);
    stage.send({ type: 'panel.turnOff' });
    expect(stage.snapshot.status).toBe('active');
  });

  test('folding keeps the chosen actor and its drawing', async () => {
    const stage = turnedOn();
    stage.send({ type: 'actor.choose', actor: cart });
    await stage.answer('loadDrawing', '<svg/>');
    stage.send({ type: 'panel.fold' }, { type: 'panel.unfold' });
    expect(stage.snapshot).toMatchObject({
      value: { unfolded: 'shown' },
      context: { chosen: cart, drawing: '<svg/>' },
    });
  });

  test('no drawing is requested before the panel is unfolded', () => {
    const stage = inDevelopment();
    expect(stage.asked('loadDrawing')).toEqual([]);
    stage.send({ type: 'panel.unfold' });
    expect(stage.asked('loadDrawing')).toEqual([{ chart: 'shop' }]);
  });

  test('the drawing of one actor is never shown for another, whichever answer arrives last', async () => {
    const stage = turnedOn();
    await stage.answer('loadDrawing', '<svg id="shop"/>');
    stage.send({ type: 'actor.choose', actor: cart });
    expect(stage.snapshot.context.drawing).toBeNull();
    await stage.answer('loadDrawing', '<svg id="cart"/>');
    expect(stage.snapshot.context.drawing).toBe('<svg id="cart"/>');
  });

  test('another actor of the same chart needs no second drawing', async () => {
    const stage = turnedOn();
    await stage.answer('loadDrawing', '<svg/>');
    stage.send({ type: 'actor.choose', actor: { path: 'another/shop', chart: 'shop' } });
    expect(stage.asked('loadDrawing')).toEqual([{ chart: 'shop' }]);
    expect(stage.snapshot.context).toMatchObject({ chosen: { path: 'another/shop' }, drawing: '<svg/>' });
  });

  test('a drawing that failed to load is requested again on request', async () => {
    const stage = turnedOn();
    await stage.fail('loadDrawing', failures.offline);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'drawing.retry' });
    await stage.answer('loadDrawing', '<svg/>');
    expect(stage.snapshot.context.drawing).toBe('<svg/>');
  });
});
