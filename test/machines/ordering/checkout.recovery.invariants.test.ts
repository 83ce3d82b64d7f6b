import { describe, expect, test } from 'vitest';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { order, orderBuyer, refusedOrder, submission } from './checkoutSamples.ts';

function opened() {
  return new Stage(recoveryMachine, { buyer: orderBuyer });
}

describe('the result of an earlier order:', () => {
  test('a reload while sending looks the order up, and sends nothing', async () => {
    const stage = opened();
    expect(stage.asked('recall')).toEqual([orderBuyer]);
    await stage.answer('recall', submission);
    expect(stage.snapshot.value).toBe('asking');
    expect(stage.asked('submission')).toEqual([{ submission, isInterrupted: true }]);
  });

  test('an order that was placed before the reload is passed on with its messages, and not cleared from the browser yet', async () => {
    const stage = opened();
    await stage.answer('recall', submission);
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
    await stage.answer('submission', { kind: 'order', order });
    expect(stage.snapshot.output).toEqual({
      kind: 'placed',
      placed: { order, offer: null, messages: [], payment: null },
    });
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('an order that never arrived before the reload is shown and cleared', async () => {
    const stage = opened();
    await stage.answer('recall', submission);
    await stage.answer('submission', { kind: 'notArrived', by: 'account', lines: [] });
    expect(stage.snapshot.output).toEqual({ kind: 'nothing' });
    expect(stage.paramsOf('clearSubmission')).toEqual([{ buyer: orderBuyer }]);
    expect(stage.paramsOf('notify')).toEqual([
      {
        type: 'warning',
        text: 'Your previous order was not received. Please review it and submit again.',
        about: 'order',
      },
    ]);
  });

  test("a refusal before the reload is shown in the server's words", async () => {
    const stage = opened();
    await stage.answer('recall', submission);
    await stage.answer('submission', { kind: 'order', order: refusedOrder });
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'error', text: 'Credit limit reached. Call us.', about: 'order' },
    ]);
  });

  test('an error that hides the outcome of an order leads to another look-up, and the browser keeps it', async () => {
    const stage = opened();
    await stage.answer('recall', submission);
    await stage.fail('submission', failures.unexpected);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'recovery.retry' });
    await stage.answer('recall', submission);
    expect(stage.asked('submission')).toHaveLength(2);
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('without a stored submit, or when it cannot be read, nothing is awaited', async () => {
    const [none, broken] = [opened(), opened()];
    await none.answer('recall', null);
    await broken.fail('recall', failures.unexpected);
    for (const stage of [none, broken]) {
      expect(stage.snapshot.output).toEqual({ kind: 'nothing' });
      expect(stage.asked('submission')).toEqual([]);
    }
  });
});
