import { describe, expect, test } from 'vitest';
import { WHOLE_LOG } from '#machines/admin/audit/auditList.ts';
import { auditMachine } from '#machines/admin/audit/auditMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { adminMade, auditPage, stockSent, userChange } from './auditSamples.ts';

const choose = (view: Partial<typeof WHOLE_LOG>) => ({ type: 'view.choose', view: { ...WHOLE_LOG, ...view } }) as const;

async function opened() {
  const stage = new Stage(auditMachine, undefined);
  await stage.answer('loadPage', auditPage);
  return stage;
}

describe('the audit log promises:', () => {
  test('rows of one view are never shown as those of another', async () => {
    const stage = await opened();
    stage.send(choose({ userId: 5 }));
    expect([stage.snapshot.context.page, stage.snapshot.context.total]).toEqual([null, null]);
    expect(stage.asked('loadPage').at(-1)).toEqual({ view: { ...WHOLE_LOG, userId: 5 } });
  });

  test('an answer to what is asked for no longer is shown to nobody', async () => {
    const stage = new Stage(auditMachine, undefined);
    stage.send(choose({ userId: 5 }));
    expect(stage.asked('loadPage')).toHaveLength(2);
    await stage.answer('loadPage', { ...auditPage, rows: [adminMade], total: 1 });
    expect(stage.snapshot.context.page?.rows).toEqual([adminMade]);
  });

  test('how much there is stays known while pages are turned, and who is in the log whatever is chosen', async () => {
    const stage = await opened();
    stage.send(choose({ page: 2 }));
    expect([stage.snapshot.context.total, stage.snapshot.context.people]).toEqual([3, auditPage.people]);
    stage.send(choose({ userId: 5 }));
    expect(stage.snapshot.context.people).toEqual(auditPage.people);
  });

  test('a period that ends before it begins is not asked for, and stands in its fields until it is mended', async () => {
    const stage = await opened();
    stage.send(choose({ start: '2026-03-02', end: '2026-03-01' }));
    expect([stage.snapshot.value, stage.snapshot.context.view.end, stage.asked('loadPage').length]).toEqual([
      'unasked',
      '2026-03-01',
      1,
    ]);
    stage.send(choose({ start: '2026-03-02', end: '2026-03-02' }));
    expect(stage.snapshot.value).toBe('loading');
  });

  test('a row is opened that is on the page and has something to say, and no other', async () => {
    const stage = await opened();
    stage.send({ type: 'row.open', id: stockSent.id }, { type: 'row.open', id: 99 });
    expect([stage.snapshot.value, stage.snapshot.context.opened]).toEqual(['listed', null]);
    stage.send({ type: 'row.open', id: userChange.id });
    expect([stage.snapshot.value, stage.snapshot.context.opened]).toEqual(['reading', userChange]);
    stage.send({ type: 'row.close' });
    expect(stage.snapshot.value).toBe('listed');
  });

  test('what did not come says why and can be asked for again, with what was on screen still there', async () => {
    const stage = await opened();
    stage.send({ type: 'list.reload' });
    expect(stage.snapshot.context.page).toEqual(auditPage);
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send({ type: 'list.reload' });
    await stage.answer('loadPage', auditPage);
    expect(stage.snapshot.value).toBe('listed');
  });
});
