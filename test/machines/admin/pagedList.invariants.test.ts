import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { auditMachine, WHOLE_LOG } from '#machines/admin/audit/auditMachine.ts';
import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { resultListMachine } from '#machines/admin/resultList/resultListMachine.ts';
import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures } from '../samples.ts';
import { auditPage, userChange } from './auditSamples.ts';
import { imports, results } from './importSamples.ts';
import { deadJob, deadJobs, jobPage } from './jobSamples.ts';
import { partner, partnerPage } from './partnerSamples.ts';
import { paidPayment, paymentPage } from './paymentSamples.ts';
import { erpToken, tokenPage } from './tokenSamples.ts';
import { userPage, userRow } from './userSamples.ts';

interface ListSample {
  machine: AnyStateMachine;
  input?: unknown;
  first: { page: number };
  /** Rows of another kind; null where the list has one kind alone. */
  other: { page: number } | null;
  page: { rows: readonly unknown[]; total: number };
  /** Actions with a row of the page, and the state that leads to. */
  row?: { act: AnyEventObject; leadsTo: string | object };
}

const LISTS: readonly [string, ListSample][] = [
  [
    'jobs',
    {
      machine: jobsMachine,
      first: { ...deadJobs, state: '' } as { page: number },
      other: deadJobs,
      page: jobPage,
      row: { act: { type: 'job.retry', jobId: deadJob.id }, leadsTo: { browsing: 'retrying' } },
    },
  ],
  [
    'payments',
    {
      machine: paymentsMachine,
      input: { newId: environment().newId },
      first: { state: '', page: 1 } as { page: number },
      other: { state: 'declined', page: 1 } as { page: number },
      page: paymentPage,
      row: { act: { type: 'void.request', reference: paidPayment.reference }, leadsTo: 'confirmingVoid' },
    },
  ],
  [
    'trading partners',
    {
      machine: partnersMachine,
      first: { page: 1 },
      other: null,
      page: partnerPage,
      row: { act: { type: 'partner.open', id: partner.id }, leadsTo: { editing: { form: {}, customers: 'offered' } } },
    },
  ],
  [
    'users',
    {
      machine: usersMachine,
      first: FIRST_VIEW,
      other: { ...FIRST_VIEW, state: 'disabled' } as { page: number },
      page: userPage,
      row: { act: { type: 'user.disable', id: userRow.id }, leadsTo: 'confirming' },
    },
  ],
  [
    'changes',
    {
      machine: auditMachine,
      first: WHOLE_LOG,
      other: { ...WHOLE_LOG, userId: 5 } as { page: number },
      page: auditPage,
      row: { act: { type: 'row.open', id: userChange.id }, leadsTo: 'reading' },
    },
  ],
  [
    'service tokens',
    {
      machine: tokensMachine,
      first: { page: 1 },
      other: null,
      page: tokenPage,
      row: { act: { type: 'token.revoke', id: erpToken.id }, leadsTo: 'confirming' },
    },
  ],
  [
    'files that were sent',
    {
      machine: importsMachine,
      first: { page: 1 },
      other: null,
      page: imports,
      row: { act: { type: 'run.open', id: imports.rows[0]?.id }, leadsTo: 'importing' },
    },
  ],
  [
    'what became of rows',
    {
      machine: resultListMachine,
      input: { runId: 7, refused: 3 },
      first: { runId: 7, result: 'refused', page: 1 } as { page: number },
      other: { runId: 7, result: 'new', page: 1 } as { page: number },
      page: results,
    },
  ],
];

const choose = (view: object) => ({ type: 'view.choose', view });
const reload = { type: 'list.reload' };

const begun = ({ machine, input }: ListSample) => new Stage<AnyStateMachine>(machine, input);
const turnedFrom = ({ first }: ListSample) => ({ ...first, page: 2 });

async function opened(list: ListSample) {
  const stage = begun(list);
  await stage.answer('loadPage', list.page);
  return stage;
}

describe.each(LISTS)('the list of %s:', (_name, list) => {
  const { first, other, page } = list;
  const { rows, total } = page;
  const turned = turnedFrom(list);

  test('the first page comes first; the last choice is listed, whatever else was requested', async () => {
    const stage = begun(list);
    stage.send(choose({ ...first, page: 3 }), choose(turned));
    expect(stage.asked('loadPage')).toEqual([first, { ...first, page: 3 }, turned]);
    await stage.answer('loadPage', page);
    expect(stage.snapshot.matches({ browsing: 'listed' })).toBe(true);
    expect(stage.snapshot.context).toMatchObject({ view: turned, page: { rows, total }, total });
  });

  test('rows of one page are never shown as those of another; those of the same stay while they load again', async () => {
    const stage = await opened(list);
    stage.send(reload);
    expect(stage.snapshot.value).toEqual({ browsing: 'loading' });
    expect(stage.snapshot.context.page).toMatchObject({ rows, total });
    stage.send(choose(turned));
    expect(stage.snapshot.context).toMatchObject({ page: null, total });
  });

  test('a number of results for another question is not shown', async () => {
    const stage = await opened(list);
    stage.send(choose(other ?? turned));
    expect(stage.snapshot.context.total).toBe(other ? null : total);
  });

  test('a failed list shows why; it can be requested again, or with another choice', async () => {
    const stage = begun(list);
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind, stage.snapshot.hasTag('failed')]).toEqual([
      { browsing: 'failed' },
      'offline',
      true,
    ]);
    stage.send(reload);
    await stage.fail('loadPage', failures.unavailable);
    stage.send(choose(turned));
    await stage.answer('loadPage', page);
    expect(stage.snapshot.matches({ browsing: 'listed' })).toBe(true);
    expect(stage.asked('loadPage')).toEqual([first, first, turned]);
  });
});

const ACTED_ON = LISTS.flatMap(([name, list]) => (list.row ? [{ name, list, ...list.row }] : []));

describe.each(ACTED_ON)('the rows of $name:', ({ list, act, leadsTo }) => {
  test('clicks in one count while the list loads again', async () => {
    const stage = await opened(list);
    stage.send(reload, act);
    expect(stage.snapshot.value).toEqual(leadsTo);
  });

  test('an entry that is no longer shown cannot be used', async () => {
    const stage = await opened(list);
    stage.send(choose(turnedFrom(list)), act);
    expect(stage.snapshot.value).toEqual({ browsing: 'loading' });
  });
});
