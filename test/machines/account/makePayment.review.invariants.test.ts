import { describe, expect, test } from 'vitest';
import { paymentReviewMachine } from '#machines/account/makePayment/paymentReviewMachine.ts';
import type { SentPayment } from '#machines/account/makePayment/sentPayment.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures } from '../samples.ts';
import { check, credited, paid, paidOutcome, payer, selected, visa } from './paymentSamples.ts';

const submit = { type: 'payment.submit' } as const;
const opened = (change: Partial<ConstructorParameters<typeof Stage<typeof paymentReviewMachine>>[1]> = {}) =>
  new Stage(paymentReviewMachine, { buyer: payer, newId: environment().newId, selected, method: visa, ...change });
const sentIn = (stage: ReturnType<typeof opened>) =>
  stage.asked('paymentSending').map((input) => (input as { submission: SentPayment }).submission);

describe('the payment under review:', () => {
  test('a second click never pays a second time', () => {
    const stage = opened();
    stage.send(submit, submit, submit);
    expect(sentIn(stage)).toHaveLength(1);
  });

  test.each([
    ['a card', selected, visa, { amount: 100.1, order: { paymentType: 1 } }],
    ['an eCheck', selected, check, { amount: 100.1, order: { paymentType: 2 } }],
    ['credits', credited, null, { amount: 0, order: { paymentType: 0 } }],
  ])('by %s it pays each item by its code and its kind', (_, items, method, sent) => {
    const stage = opened({ selected: items, method });
    stage.send(submit);
    expect(sentIn(stage)).toMatchObject([sent]);
    expect(sentIn(stage)[0]?.order?.details).toEqual([
      { arCode: 'A1', detailType: 1, amount: 100.1 },
      ...(method ? [] : [{ arCode: 'C1', detailType: 6, amount: -100.1 }]),
    ]);
  });

  test('the browser stores the payment before it is sent, and keeps it while its state is unknown', async () => {
    const stage = opened();
    stage.send(submit);
    expect(stage.paramsOf('storePayment')).toEqual(sentIn(stage));
    await stage.fail('paymentSending', failures.unexpected);
    expect([stage.snapshot.output, stage.paramsOf('clearPayment')]).toEqual([{ kind: 'unclear' }, []]);
  });

  test('a payment that was made is handed on with what it paid', async () => {
    const stage = opened();
    stage.send(submit);
    await stage.answer('paymentSending', paidOutcome);
    expect(stage.snapshot.output).toEqual({
      kind: 'paid',
      paid: { ...paid, items: selected.items, method: visa },
    });
  });

  test('a decline leads back to what pays, with its reason there and as a notice', async () => {
    const stage = opened();
    stage.send(submit);
    await stage.answer('paymentSending', { kind: 'declined', reason: 'Declined.\nCall your bank.' });
    expect(stage.snapshot.output).toEqual({ kind: 'unpaid', problem: 'Declined.\nCall your bank.' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Declined. Call your bank.', about: 'payment' }]);
    expect(stage.paramsOf('clearPayment')).toHaveLength(1);
  });

  test('credits that were refused stay here, for no card would help', async () => {
    const stage = opened({ selected: credited, method: null });
    stage.send(submit);
    await stage.answer('paymentSending', { kind: 'declined', reason: '' });
    expect([stage.snapshot.value, stage.snapshot.context.messages]).toEqual([
      { reviewing: 'refused' },
      ['The payment was declined.'],
    ]);
  });

  test('after a refusal the next payment has a new key, after one that never arrived the same', async () => {
    const stage = opened();
    stage.send(submit);
    await stage.answer('paymentSending', { kind: 'notArrived', amount: 100.1, lines: ['Why.'] });
    expect(stage.snapshot.context.messages).toEqual([
      'Why.',
      'Your payment was not received, and nothing was charged. It is safe to pay again.',
    ]);
    stage.send(submit);
    await stage.answer('paymentSending', { kind: 'refused', messages: ['No.'] });
    stage.send(submit);
    const [first, second, third] = sentIn(stage).map(({ key }) => key);
    expect([first === second, second === third]).toEqual([true, false]);
  });

  test('a changed account is reported to the step that selects; nothing of it is sent again', async () => {
    const stage = opened();
    stage.send(submit);
    await stage.answer('paymentSending', { kind: 'stale', messages: [] });
    expect(stage.snapshot.output).toEqual({
      kind: 'stale',
      messages: ['Your account changed while you were paying. Nothing was paid.'],
    });
  });

  test('a missing entry leads back to its form, and nothing is sent', async () => {
    const stage = opened();
    stage.send(submit);
    await stage.answer('paymentSending', { kind: 'entryGone' });
    expect(stage.snapshot.output).toEqual({
      kind: 'unpaid',
      problem: 'Nothing was charged. Please enter your payment details again.',
    });
  });

  test('back leaves the step with nothing sent', () => {
    const stage = opened();
    stage.send({ type: 'step.back' });
    expect([stage.snapshot.output, sentIn(stage)]).toEqual([{ kind: 'back' }, []]);
  });

  test('a payment that was made stays stored until its receipt is shown, so that a reload still finds it', async () => {
    const stage = opened();
    stage.send(submit);
    await stage.answer('paymentSending', paidOutcome);
    expect(stage.paramsOf('clearPayment')).toEqual([]);
  });
});
