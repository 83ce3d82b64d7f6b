import { describe, expect, test } from 'vitest';
import { accountPaymentsMachine } from '#machines/account/accountPayments/accountPaymentsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { byCard, byCredits, received } from './listedPaymentSamples.ts';

const opened = () => new Stage(accountPaymentsMachine, { today: '2026-03-04' });
type Opened = ReturnType<typeof opened>;

async function withPayments() {
  const stage = opened();
  await stage.answer('loadRows', [byCard, byCredits, received]);
  return stage;
}

const choose = (start: string, end = '') => ({ type: 'period.choose', period: { start, end } }) as const;
const shown = (stage: Opened) => stage.snapshot.context.shown.map(({ key }) => key);

describe('payments:', () => {
  test('they start with the last 12 months, newest first', async () => {
    const stage = await withPayments();
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }]);
    expect(shown(stage)).toEqual(['700003', '700002', 'CHK-88']);
  });

  test('payments of credits alone are listed like any other, as applied', async () => {
    const stage = await withPayments();
    stage.send({ type: 'search.change', query: 'applied' });
    expect(stage.snapshot.context.shown.map(({ key, method }) => [key, method])).toEqual([
      ['700002', 'Credits on the account'],
    ]);
  });

  test('a search finds the card, the number and the status', async () => {
    const stage = await withPayments();
    for (const [query, keys] of [
      ['1111', ['700003']],
      ['chk-88', ['CHK-88']],
      ['received', ['CHK-88']],
    ] as const) {
      stage.send({ type: 'search.change', query });
      expect(shown(stage)).toEqual(keys);
    }
  });

  test('sorting changes the order alone, and payments that are alike keep theirs', async () => {
    const stage = await withPayments();
    stage.send({ type: 'sort.toggle', column: 'amount' });
    expect(shown(stage)).toEqual(['700003', 'CHK-88', '700002']);
    stage.send({ type: 'sort.toggle', column: 'date' });
    expect(shown(stage)).toEqual(['700003', '700002', 'CHK-88']);
  });

  test('the server is asked again only for an earlier start', async () => {
    const stage = await withPayments();
    stage.send(choose('2026-02-15', '2026-03-02'));
    expect(shown(stage)).toEqual(['700002']);
    stage.send(choose(''));
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }, { since: '' }]);
  });

  test('a failure keeps what was searched, and a retry requests the same', async () => {
    const stage = opened();
    stage.send({ type: 'search.change', query: 'visa' });
    await stage.fail('loadRows', failures.unavailable);
    stage.send({ type: 'list.retry' });
    await stage.answer('loadRows', [byCard, byCredits]);
    expect(shown(stage)).toEqual(['700003']);
  });

  test('a bug that ends the documents leaves the payments, and the receipts can be had again', async () => {
    const stage = await withPayments();
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ list: 'loaded', documents: 'unavailable' });
    stage.send({ type: 'list.retry' });
    expect([stage.isAsking('documents'), shown(stage).length]).toEqual([true, 3]);
  });
});
