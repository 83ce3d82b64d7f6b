import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { environment, failures } from '../samples.ts';
import { deadJob, deadJobs, jobPage } from './jobSamples.ts';
import { partner, partnerPage } from './partnerSamples.ts';
import { paidPayment, paymentPage } from './paymentSamples.ts';
import { userPage, userRow } from './userSamples.ts';

interface ListSample {
  machine: AnyStateMachine;
  input?: unknown;
  first: { page: number };
  /** Rows of another kind; null where the list has one kind alone. */
  other: { page: number } | null;
  page: { total: number };
  /** What can be done with a row of the page, and the state that leads to. */
  act: AnyEventObject;
  leadsTo: string | object;
}

const LISTS: readonly [string, ListSample][] = [
  [
    'jobs',
    {
      machine: jobsMachine,
      first: { ...deadJobs, state: '' } as { page: number },
      other: deadJobs,
      page: jobPage,
      act: { type: 'job.retry', jobId: deadJob.id },
      leadsTo: { browsing: 'retrying' },
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
      act: { type: 'void.request', reference: paidPayment.reference },
      leadsTo: 'confirmingVoid',
    },
  ],
  [
    'trading partners',
    {
      machine: partnersMachine,
      first: { page: 1 },
      other: null,
      page: partnerPage,
      act: { type: 'partner.open', id: partner.id },
      leadsTo: { editing: { form: {}, customers: 'offered' } },
    },
  ],
  [
    'users',
    {
      machine: usersMachine,
      first: FIRST_VIEW,
      other: { ...FIRST_VIEW, state: 'disabled' } as { page: number },
      page: userPage,
      act: { type: 'user.disable', id: userRow.id },
      leadsTo: 'confirming',
    },
  ],
];

const choose = (view: object) => ({ type: 'view.choose', view });
const reload = { type: 'list.reload' };

describe.each(LISTS)('the list of %s promises:', (_name, { machine, input, first, other, page, act, leadsTo }) => {
  const begun = () => new Stage<AnyStateMachine>(machine, input);
  const turned = { ...first, page: 2 };

  async function opened() {
    const stage = begun();
    await stage.answer('loadPage', page);
    return stage;
  }

  test('the first page comes first; what was chosen last is listed, whatever else was asked for', async () => {
    const stage = begun();
    stage.send(choose({ ...first, page: 3 }), choose(turned));
    expect(stage.asked('loadPage')).toEqual([first, { ...first, page: 3 }, turned]);
    await stage.answer('loadPage', page);
    expect([stage.snapshot.value, stage.snapshot.context]).toMatchObject([
      { browsing: 'listed' },
      { view: turned, page, total: page.total },
    ]);
  });

  test('rows of one page are never shown as those of another; those of the same stay while they are asked for anew', async () => {
    const stage = await opened();
    stage.send(reload);
    expect([stage.snapshot.value, stage.snapshot.context.page]).toEqual([{ browsing: 'loading' }, page]);
    stage.send(choose(turned));
    expect(stage.snapshot.context).toMatchObject({ page: null, total: page.total });
  });

  test('how many there are of something else is not told before it is known', async () => {
    const stage = await opened();
    stage.send(choose(other ?? turned));
    expect(stage.snapshot.context.total).toBe(other ? null : page.total);
  });

  test('what did not come says why; it can be asked for again, or for something else', async () => {
    const stage = begun();
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
    expect([stage.snapshot.value, stage.asked('loadPage')]).toEqual([{ browsing: 'listed' }, [first, first, turned]]);
  });

  test('what is clicked in a row counts while the list is asked for anew', async () => {
    const stage = await opened();
    stage.send(reload, act);
    expect(stage.snapshot.value).toEqual(leadsTo);
  });

  test('nothing can be done with a row that is no longer shown', async () => {
    const stage = await opened();
    stage.send(choose(turned), act);
    expect(stage.snapshot.value).toEqual({ browsing: 'loading' });
  });
});
