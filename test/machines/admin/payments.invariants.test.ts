import { describe, expect, test } from 'vitest';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures } from '../samples.ts';
import { paidPayment, partlyRefunded, paymentPage } from './paymentSamples.ts';

const started = () => new Stage(paymentsMachine, { newId: environment().newId });
const voidIt = (reference: string) => ({ type: 'void.request', reference }) as const;
const refundIt = (reference: string) => ({ type: 'refund.request', reference }) as const;
const confirm = (amount: string) => ({ type: 'refund.confirm', amount }) as const;

async function opened() {
  const stage = started();
  await stage.answer('loadPage', paymentPage);
  return stage;
}

describe('the page of payments:', () => {
  test('nothing is refunded without a question, and a second click never asks twice', async () => {
    const stage = await opened();
    stage.send(voidIt(paidPayment.reference));
    expect([stage.snapshot.value, stage.asked('voidOrRefund')]).toEqual(['confirmingVoid', []]);
    stage.send({ type: 'void.confirm' }, { type: 'void.confirm' });
    expect(stage.asked('voidOrRefund')).toMatchObject([{ reference: 'PAID1', amount: null }]);
  });

  test('payments that cannot be refunded are not asked about: none of a declined payment, not all of one refunded in part', async () => {
    const stage = await opened();
    stage.send(voidIt('DECL1'), refundIt('DECL1'), voidIt('PART1'), voidIt('GONE'), refundIt('GONE'));
    expect(stage.snapshot.value).toEqual({ browsing: 'listed' });
    stage.send(refundIt(partlyRefunded.reference));
    expect(stage.snapshot.value).toBe('enteringRefund');
  });

  test.each(['', '12,50', '12.505', '0', '63.01', '-5', '1e1'])(
    'an amount such as "%s" gives nothing back',
    async (amount) => {
      const stage = await opened();
      stage.send(refundIt('PAID1'), confirm(amount));
      expect([stage.snapshot.value, stage.asked('voidOrRefund')]).toEqual(['enteringRefund', []]);
    },
  );

  test('an amount is read as the page prints it, and one with two meanings is not sent', async () => {
    const stage = await opened();
    stage.send(refundIt('PAID1'), confirm('12,50'), confirm('-$5.00'));
    expect(stage.asked('voidOrRefund')).toEqual([]);
    stage.send(confirm(' $12.50 '));
    expect(stage.asked('voidOrRefund')).toMatchObject([{ reference: 'PAID1', amount: '12.50' }]);
  });

  test('an amount is sent as typed, once it was confirmed', async () => {
    const stage = await opened();
    stage.send(refundIt('PAID1'), confirm('12.5'), confirm('12.5'));
    expect(stage.asked('voidOrRefund')).toEqual([{ reference: 'PAID1', amount: '12.50', key: expect.any(String) }]);
    await stage.answer('voidOrRefund', { kind: 'done' });
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text: '$12.50 is being given back to Robin Calloway.' },
    ]);
    expect([stage.snapshot.value, stage.asked('loadPage').length]).toEqual([{ browsing: 'loading' }, 2]);
    expect(stage.snapshot.context.chosen).toBeNull();
  });

  test('after no answer the same amount is sent under the same key, and another one under another', async () => {
    const stage = await opened();
    stage.send(refundIt('PAID1'), confirm('5'));
    await stage.fail('voidOrRefund', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.problem]).toEqual([
      'enteringRefund',
      'No response. It is safe to try again.',
    ]);
    stage.send(confirm('5'));
    await stage.fail('voidOrRefund', failures.offline);
    stage.send(confirm('6'));
    const [first, again, other] = stage.asked('voidOrRefund') as { key: string }[];
    expect(again).toEqual(first);
    expect(other?.key).not.toBe(first?.key);
  });

  test('what was not answered keeps its key when the question is closed and asked again, until it is answered', async () => {
    const stage = await opened();
    const ask = () => stage.send(refundIt('PAID1'), confirm('5'));
    ask();
    await stage.fail('voidOrRefund', failures.offline);
    stage.send({ type: 'return.refuse' }, refundIt(partlyRefunded.reference), confirm('5'));
    await stage.answer('voidOrRefund', { kind: 'refused', text: 'Not now.' });
    stage.send({ type: 'return.refuse' });
    ask();
    await stage.answer('voidOrRefund', { kind: 'done' });
    await stage.answer('loadPage', paymentPage);
    ask();
    const [first, ofAnother, again, next] = stage.asked('voidOrRefund') as { key: string }[];
    expect(again).toEqual(first);
    expect(new Set([first, ofAnother, next].map((sent) => sent?.key)).size).toBe(3);
  });

  test('the reason of a refusal disappears while the payment is tried again', async () => {
    const stage = await opened();
    stage.send(refundIt('PAID1'), confirm('12.5'));
    await stage.answer('voidOrRefund', { kind: 'refused', text: 'It has settled.' });
    expect(stage.snapshot.context.problem).toBe('It has settled.');
    stage.send(confirm('12'));
    expect([stage.isAsking('voidOrRefund'), stage.snapshot.context.problem]).toEqual([true, null]);
  });

  test('the reason of a refusal is shown in the question, which can be answered again or closed', async () => {
    const stage = await opened();
    stage.send(voidIt('PAID1'), { type: 'void.confirm' });
    await stage.answer('voidOrRefund', { kind: 'refused', text: 'It has settled.' });
    expect([stage.snapshot.value, stage.snapshot.context.problem]).toEqual(['confirmingVoid', 'It has settled.']);
    stage.send({ type: 'return.refuse' });
    expect([stage.snapshot.value, stage.snapshot.context.problem]).toEqual([{ browsing: 'listed' }, null]);
    stage.send(voidIt('PAID1'));
    expect(stage.snapshot.context.problem).toBeNull();
  });
});
