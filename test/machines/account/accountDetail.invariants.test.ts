import { describe, expect, test } from 'vitest';
import { accountDetailMachine } from '#machines/account/accountDetail/accountDetailMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { credit, invoice, olderInvoice } from './receivableSamples.ts';

const opened = () => new Stage(accountDetailMachine, { today: '2026-03-04' });
type Opened = ReturnType<typeof opened>;

async function withEntries() {
  const stage = opened();
  await stage.answer('loadRows', [invoice, credit, olderInvoice]);
  return stage;
}

const choose = (start: string, end = '') => ({ type: 'period.choose', period: { start, end } }) as const;
const shown = (stage: Opened) =>
  stage.snapshot.context.shown.map(({ entry, running }) => [entry.row.reference, running]);

describe('account details:', () => {
  test('they start with the last 12 months, newest invoice first', async () => {
    const stage = await withEntries();
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }]);
    expect(shown(stage)).toEqual([
      ['700102', 1020],
      ['CM-12', 19.9],
      ['700099', 50.2],
    ]);
  });

  test('the running balance is the same however the entries are sorted and searched', async () => {
    const stage = await withEntries();
    stage.send({ type: 'sort.toggle', column: 'balance' });
    expect(shown(stage)).toEqual([
      ['700102', 1020],
      ['700099', 50.2],
      ['CM-12', 19.9],
    ]);
    stage.send({ type: 'search.change', query: 'cm-12' });
    expect(shown(stage)).toEqual([['CM-12', 19.9]]);
  });

  test('the running balance starts at 0 in the period that is shown', async () => {
    const stage = await withEntries();
    stage.send(choose('2026-02-05'));
    expect(shown(stage)).toEqual([
      ['700102', 969.8],
      ['CM-12', -30.3],
    ]);
    expect(stage.asked('loadRows')).toHaveLength(1);
  });

  test('credits are below zero whichever sign they came with', async () => {
    const stage = opened();
    await stage.answer('loadRows', [credit, { ...credit, reference: 'CM-13', initial: -5, balance: -5 }]);
    const amounts = stage.snapshot.context.shown.map(({ entry, running }) => [entry.initial, entry.balance, running]);
    expect(amounts).toEqual([
      [-5, -5, -35.3],
      [-30.3, -30.3, -30.3],
    ]);
  });

  test('the server is asked again only for an earlier start', async () => {
    const stage = await withEntries();
    stage.send(choose('2026-01-01', '2026-02-28'), choose(''));
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }, { since: '' }]);
  });

  test('a failure keeps what was searched, and a retry requests the same', async () => {
    const stage = opened();
    stage.send({ type: 'search.change', query: 'menu' });
    await stage.fail('loadRows', failures.unavailable);
    stage.send({ type: 'list.retry' });
    await stage.answer('loadRows', [invoice, credit]);
    expect(shown(stage)).toEqual([['700102', 969.8]]);
  });

  test('a bug that ends the documents leaves the entries, and the documents can be had again', async () => {
    const stage = await withEntries();
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ list: 'loaded', documents: 'unavailable' });
    stage.send({ type: 'list.retry' });
    expect([stage.isAsking('documents'), shown(stage).length]).toEqual([true, 3]);
  });
});
