import { describe, expect, test } from 'vitest';
import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartListener, twoCases } from '../samples.ts';

function opened() {
  const { ref: cart, commands } = cartListener();
  return { stage: new Stage(cartPageMachine, { cart }), commands };
}

const removal = { kind: 'remove', seen: twoCases, description: 'Tomatoes, plum' } as const;
const remove = { type: 'line.remove', line: twoCases, description: 'Tomatoes, plum' } as const;
const askToClear = { type: 'clear.request' } as const;
const clear = { type: 'clear.confirm', seenLineIds: [1, 2] } as const;

describe('the cart page:', () => {
  test('nothing leaves the cart before the question was answered with yes', () => {
    const { stage, commands } = opened();
    stage.send(clear, askToClear);
    expect(commands()).toEqual([]);
    stage.send(clear);
    expect(commands()).toEqual([{ kind: 'clear', seenLineIds: [1, 2] }]);
  });

  test('a cancel keeps everything', () => {
    const { stage, commands } = opened();
    stage.send({ type: 'removing.start' }, askToClear);
    expect(stage.snapshot.value).toBe('confirmingClear');
    stage.send({ type: 'clear.refuse' }, clear);
    expect(stage.snapshot.value).toBe('editing');
    expect(commands()).toEqual([]);
  });

  test('a double confirmation clears once', () => {
    const { stage, commands } = opened();
    stage.send(askToClear, clear, clear);
    expect(commands()).toHaveLength(1);
  });

  test('a line is removed as the buyer saw it, with its name for who wants it back', () => {
    const { stage, commands } = opened();
    stage.send(remove, { type: 'removing.start' }, remove);
    expect(commands()).toEqual([removal, removal]);
  });

  test('no line is removed while the question is open', () => {
    const { stage, commands } = opened();
    stage.send(askToClear, remove);
    expect(commands()).toEqual([]);
  });

  test('removing continues until it is finished', () => {
    const { stage, commands } = opened();
    stage.send({ type: 'removing.start' }, remove, { ...remove, line: { ...twoCases, id: 2 } });
    expect(stage.snapshot.value).toBe('removing');
    expect(commands()).toHaveLength(2);
  });

  test('the buttons that remove lines go away again', () => {
    const { stage } = opened();
    stage.send({ type: 'removing.start' });
    expect(stage.snapshot.value).toBe('removing');
    stage.send({ type: 'removing.finish' });
    expect(stage.snapshot.value).toBe('editing');
  });
});
