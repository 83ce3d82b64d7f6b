import { describe, expect, test } from 'vitest';
import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartListener, twoCases } from '../samples.ts';

function opened() {
  const cart = cartListener();
  return { stage: new Stage(cartPageMachine, { cart: cart.ref }), commands: cart.commands };
}

const remove = { type: 'line.remove', line: twoCases } as const;
const askToClear = { type: 'clear.request' } as const;
const clear = { type: 'clear.confirm', seenLineIds: [1, 2] } as const;

describe('the cart page promises:', () => {
  test('nothing leaves the cart before the question was answered with yes', () => {
    const { stage, commands } = opened();
    stage.send(clear, askToClear);
    expect(commands()).toEqual([]);
    stage.send(clear);
    expect(commands()).toEqual([{ kind: 'clear', seenLineIds: [1, 2] }]);
  });

  test('a no keeps everything', () => {
    const { stage, commands } = opened();
    stage.send({ type: 'removing.start' }, askToClear);
    expect(stage.snapshot.value).toBe('confirmingClear');
    stage.send({ type: 'clear.refuse' }, clear);
    expect(stage.snapshot.value).toBe('editing');
    expect(commands()).toEqual([]);
  });

  test('a yes that is pressed twice clears once', () => {
    const { stage, commands } = opened();
    stage.send(askToClear, clear, clear);
    expect(commands()).toHaveLength(1);
  });

  test('a line is removed as the buyer saw it', () => {
    const { stage, commands } = opened();
    stage.send({ type: 'removing.start' }, remove);
    expect(commands()).toEqual([{ kind: 'remove', seen: twoCases }]);
  });

  test('no line is removed while lines are edited or the question is open', () => {
    const { stage, commands } = opened();
    stage.send(remove, { type: 'removing.start' }, { type: 'removing.finish' }, remove, askToClear, remove);
    expect(commands()).toEqual([]);
  });

  test('removing goes on until it is finished', () => {
    const { stage, commands } = opened();
    stage.send({ type: 'removing.start' }, remove, { ...remove, line: { ...twoCases, id: 2 } });
    expect(stage.snapshot.value).toBe('removing');
    expect(commands()).toHaveLength(2);
  });
});
