import { describe, expect, test } from 'vitest';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { order, submission } from './checkoutSamples.ts';

const sending = () => new Stage(submissionMachine, { submission, isInterrupted: false });
const interrupted = () => new Stage(submissionMachine, { submission, isInterrupted: true });
const unknown = { kind: 'unknown' };
const placed = { kind: 'order', order };

describe('submitting an order:', () => {
  test('an order is sent once and never again by itself', async () => {
    const stage = sending();
    await stage.fail('send', failures.offline);
    for (let time = 0; time < 10; time += 1) {
      await stage.fail('ask', failures.offline);
      stage.clock.increment(30_000);
    }
    expect(stage.asked('send')).toEqual([{ submission }]);
  });

  test('a lost answer is looked up under its key, and never called a failure', async () => {
    const stage = sending();
    await stage.fail('send', failures.unexpected);
    expect(stage.asked('ask')).toEqual([{ submission }]);
    expect(stage.snapshot.status).toBe('active');
    await stage.answer('ask', placed);
    expect(stage.snapshot.output).toEqual(placed);
  });

  test('without an answer, nothing is concluded', async () => {
    const stage = sending();
    await stage.fail('send', failures.offline);
    for (let time = 0; time < 100; time += 1) {
      await stage.fail('ask', failures.offline);
      stage.clock.increment(30_000);
    }
    expect(stage.snapshot.status).toBe('active');
    await stage.answer('ask', placed);
    expect(stage.snapshot.output).toEqual(placed);
  });

  test('a submit that a reload interrupted is looked up and not sent', async () => {
    const stage = interrupted();
    expect(stage.asked('send')).toEqual([]);
    expect(stage.asked('ask')).toEqual([{ submission }]);
  });

  test('"not known" counts only when it is returned twice: the order may still be in transit', async () => {
    const stage = interrupted();
    await stage.answer('ask', unknown);
    expect(stage.snapshot.status).toBe('active');
    stage.clock.increment(1000);
    await stage.answer('ask', unknown);
    expect(stage.snapshot.output).toEqual({ kind: 'notArrived', by: 'account', lines: [] });
  });

  test('an order that arrives between two questions is found', async () => {
    const stage = interrupted();
    await stage.answer('ask', unknown);
    stage.clock.increment(1000);
    await stage.answer('ask', placed);
    expect(stage.snapshot.output).toEqual(placed);
  });

  test('it asks after one second, then ever later, and at least every half minute', async () => {
    const stage = sending();
    await stage.fail('send', failures.offline);
    const waits: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      await stage.fail('ask', failures.offline);
      const from = stage.clock.now();
      stage.clock.goToNextTimer();
      waits.push(stage.clock.now() - from);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('who does not want to wait asks at once', async () => {
    const stage = sending();
    await stage.fail('send', failures.offline);
    await stage.fail('ask', failures.offline);
    stage.send({ type: 'answer.askNow' });
    expect(stage.asked('ask')).toHaveLength(2);
  });

  test('an order that never arrived shows why, in the specified text', async () => {
    const stage = sending();
    await stage.fail('send', failures.unexpected);
    await stage.answer('ask', unknown);
    stage.clock.increment(1000);
    await stage.answer('ask', unknown);
    expect(stage.snapshot.output).toEqual({
      kind: 'notArrived',
      by: 'account',
      lines: [
        'The server returned an unexpected response. Please contact support or try again later.',
        'Something broke.',
      ],
    });
  });
});
