import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { AuditPerson, AuditRow } from '#domain/api/audit.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { type AuditPage, type AuditView, isPeriod, totalAfter, WHOLE_LOG } from './auditList.ts';

interface Context {
  view: AuditView;
  /** Null before it has come. */
  page: AuditPage | null;
  /** Rows on all pages of the view; null before that is known. */
  total: number | null;
  /** Who is in the log, as far as it has come. */
  people: readonly AuditPerson[];
  /** Whose changes are read. */
  opened: AuditRow | null;
  failure: Failure | null;
}

type Event =
  | { type: 'view.choose'; view: AuditView }
  /** Asks again: for what did not come, and for what is new. */
  | { type: 'list.reload' }
  | { type: 'row.open'; id: number }
  | { type: 'row.close' };

const changedRow = (page: AuditPage | null, id: number): AuditRow | null =>
  page?.rows.find((row) => row.id === id && row.changes.length > 0) ?? null;

/** Who changed what, of a person and a period, page by page; what it was and what it is, one by one. Invoked by admin on /admin/audit. */
export const auditMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed'; meta: FeatureMeta },
  actors: { loadPage: port<AuditPage, { view: AuditView }>('loadPage') },
  guards: {
    isPeriod: (_, { view }: { view: AuditView }) => isPeriod(view),
    hasChanges: ({ context }, { id }: { id: number }) => changedRow(context.page, id) !== null,
  },
  actions: {
    setView: assign(({ context }, { view }: { view: AuditView }) => ({
      view,
      page: null,
      total: totalAfter(view, context.view, context.total),
    })),
    learnPage: assign((_, { page }: { page: AuditPage }) => ({ page, total: page.total, people: page.people })),
    open: assign({ opened: ({ context }, { id }: { id: number }) => changedRow(context.page, id) }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'audit',
  context: { view: WHOLE_LOG, page: null, total: null, people: [], opened: null, failure: null },
  initial: 'loading',
  on: {
    'view.choose': [
      {
        guard: { type: 'isPeriod', params: ({ event }) => ({ view: event.view }) },
        target: '.loading',
        actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) },
      },
      {
        description: 'An end before the start: it stands in its fields and is not asked for.',
        target: '.unasked',
        actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) },
      },
    ],
  },
  states: {
    loading: {
      description: 'A page of the log is on its way; what was on screen of it stays there.',
      meta: { features: ['OPS-07'] },
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context: { view } }) => ({ view }),
        onDone: { target: 'listed', actions: { type: 'learnPage', params: ({ event }) => ({ page: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    listed: {
      description: 'The rows are on screen, the newest first.',
      meta: { features: ['OPS-07'] },
      on: {
        'list.reload': 'loading',
        'row.open': {
          guard: { type: 'hasChanges', params: ({ event }) => ({ id: event.id }) },
          target: 'reading',
          actions: { type: 'open', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    reading: {
      description: 'Of one row is read what everything was and what it is.',
      meta: { features: ['OPS-07'] },
      on: { 'row.close': 'listed' },
    },
    unasked: {
      description: 'The period ends before it begins: nothing is asked for until that is mended.',
      meta: { features: ['OPS-07'] },
    },
    failed: {
      description: 'The page of the log did not come: the reason is shown, and it can be asked for again.',
      meta: { features: ['OPS-07'] },
      tags: 'failed',
      on: { 'list.reload': 'loading' },
    },
  },
  options: machineOptions,
});

export type AuditRef = ActorRefFrom<typeof auditMachine>;
export type AuditSnapshot = SnapshotFrom<typeof auditMachine>;
