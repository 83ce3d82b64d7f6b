import { describe, expect, test } from 'vitest';
import { paymentRecoveryMachine } from '#machines/account/makePayment/paymentRecoveryMachine.ts';
import { paymentSendingMachine } from '#machines/account/makePayment/paymentSendingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { paid, paidOutcome, payer, sent } from './paymentSamples.ts';

const unknown = { kind: 'unknown' };
const recalled = { ...sent, order: null };
const sending = () => new Stage(paymentSendingMachine, { submission: sent, isInterrupted: false });
const recovering = () => new Stage(paymentRecoveryMachine, { buyer: payer });

async function unheard(stage: ReturnType<typeof sending>) {
  await stage.answer('ask', unknown);
  stage.clock.increment(1000);
  await stage.answer('ask', unknown);
  return stage.snapshot.output;
}

describe('a sent payment:', () => {
  test('it is sent once, and looked up as long as its state is unknown', async () => {
    const stage = sending();
    await stage.fail('send', failures.unavailable);
    for (let time = 0; time < 20; time += 1) {
      await stage.fail('ask', failures.unavailable);
      stage.clock.increment(30_000);
    }
    expect([stage.asked('send'), stage.snapshot.status]).toEqual([[{ submission: sent }], 'active']);
    await stage.answer('ask', paidOutcome);
    expect(stage.snapshot.output).toEqual(paidOutcome);
  });

  test('a payment that never arrived shows why, in the specified text', async () => {
    const stage = sending();
    await stage.fail('send', new PortFailure({ kind: 'unexpected', status: 500, detail: 'Something broke.' }));
    expect(await unheard(stage)).toEqual({
      kind: 'notArrived',
      amount: 100.1,
      lines: [
        'The server returned an unexpected response. Please contact support or try again later. (Something broke.)',
      ],
    });
  });

  test('one without any answer is an unexpected error', async () => {
    const stage = sending();
    await stage.fail('send', failures.offline);
    expect(await unheard(stage)).toMatchObject({
      lines: [expect.stringMatching(/^An unexpected error occurred\. Please contact support\. \(.+\)$/)],
    });
  });

  test('a payment of an earlier visit is looked up and not sent', async () => {
    const stage = new Stage(paymentSendingMachine, { submission: recalled, isInterrupted: true });
    expect([stage.asked('send'), stage.asked('ask')]).toEqual([[], [{ submission: recalled }]]);
    expect(await unheard(stage)).toEqual({ kind: 'notArrived', amount: 100.1, lines: [] });
  });

  test('who does not want to wait asks at once', async () => {
    const stage = sending();
    await stage.fail('send', failures.offline);
    await stage.fail('ask', failures.offline);
    stage.send({ type: 'answer.askNow' });
    expect(stage.asked('ask')).toHaveLength(2);
  });
});

describe('the result of an earlier payment:', () => {
  test('a reload while paying looks the payment up, and sends nothing', async () => {
    const stage = recovering();
    await stage.answer('recall', recalled);
    expect([stage.snapshot.value, stage.asked('submission')]).toEqual([
      'asking',
      [{ submission: recalled, isInterrupted: true }],
    ]);
  });

  test('a payment that was made is passed on, and not cleared before its receipt is there', async () => {
    const stage = recovering();
    await stage.answer('recall', recalled);
    await stage.answer('submission', paidOutcome);
    expect([stage.snapshot.output, stage.paramsOf('clearSubmission')]).toEqual([{ kind: 'paid', paid }, []]);
  });

  test('a payment that never arrived is shown with its amount, and cleared', async () => {
    const stage = recovering();
    await stage.answer('recall', recalled);
    await stage.answer('submission', { kind: 'notArrived', amount: 100.1, lines: [] });
    expect([stage.snapshot.output, stage.paramsOf('clearSubmission'), stage.paramsOf('notify')]).toEqual([
      { kind: 'nothing' },
      [{ buyer: payer }],
      [
        {
          type: 'warning',
          text: 'The payment of $100.10 was not received, and nothing was charged. Please select the items to pay again.',
          about: 'payment',
        },
      ],
    ]);
  });

  test('a declined payment is shown with its reason', async () => {
    const stage = recovering();
    await stage.answer('recall', recalled);
    await stage.answer('submission', { kind: 'declined', reason: 'Not enough money.' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Not enough money.', about: 'payment' }]);
  });

  test('an error that hides it leads to another look-up, and the browser keeps it', async () => {
    const stage = recovering();
    await stage.answer('recall', recalled);
    await stage.fail('submission', failures.unexpected);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'recovery.retry' });
    await stage.answer('recall', recalled);
    expect([stage.asked('submission').length, stage.paramsOf('clearSubmission')]).toEqual([2, []]);
  });

  test('without a stored payment, or when it cannot be read, nothing is awaited', async () => {
    const [none, broken] = [recovering(), recovering()];
    await none.answer('recall', null);
    await broken.fail('recall', failures.unexpected);
    for (const stage of [none, broken]) {
      expect([stage.snapshot.output, stage.asked('submission')]).toEqual([{ kind: 'nothing' }, []]);
    }
  });
});
