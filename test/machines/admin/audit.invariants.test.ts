import { describe, expect, test } from 'vitest';
import { auditMachine, WHOLE_LOG } from '#machines/admin/audit/auditMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { auditPage, stockSent, userChange } from './auditSamples.ts';

const choose = (view: Partial<typeof WHOLE_LOG>) => ({ type: 'view.choose', view: { ...WHOLE_LOG, ...view } }) as const;

async function opened() {
  const stage = new Stage(auditMachine, undefined);
  await stage.answer('loadPage', auditPage);
  return stage;
}

describe('the audit log:', () => {
  test('the users in the log stay known, whichever is chosen', async () => {
    const stage = await opened();
    stage.send(choose({ userId: 5 }));
    expect(stage.snapshot.context.people).toEqual(auditPage.people);
  });

  test('a period that ends before it begins is not requested, and stays in its fields until it is corrected', async () => {
    const stage = await opened();
    stage.send(choose({ start: '2026-03-02', end: '2026-03-01' }));
    expect([stage.snapshot.value, stage.snapshot.context.view.end, stage.asked('loadPage').length]).toEqual([
      { browsing: 'unasked' },
      '2026-03-01',
      1,
    ]);
    stage.send(choose({ start: '2026-03-02', end: '2026-03-02' }));
    expect(stage.snapshot.value).toEqual({ browsing: 'loading' });
  });

  test('only a row that is on the page and has details can be opened', async () => {
    const stage = await opened();
    stage.send({ type: 'row.open', id: stockSent.id }, { type: 'row.open', id: 99 });
    expect([stage.snapshot.value, stage.snapshot.context.opened]).toEqual([{ browsing: 'listed' }, null]);
    stage.send({ type: 'row.open', id: userChange.id });
    expect([stage.snapshot.value, stage.snapshot.context.opened]).toEqual(['reading', userChange]);
  });

  test('an admin who closes a row sees the log loaded again, with its rows still there meanwhile', async () => {
    const stage = await opened();
    stage.send({ type: 'row.open', id: userChange.id }, { type: 'row.close' });
    expect([stage.snapshot.value, stage.snapshot.context.page]).toEqual([{ browsing: 'loading' }, auditPage]);
  });
});
