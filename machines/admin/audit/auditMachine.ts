import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { AuditPerson, AuditRow } from '#domain/api/audit.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';

/** What part of the log is shown. */
export interface AuditView {
  /** Null for all users. */
  userId: number | null;
  /** `YYYY-MM-DD`, '' for open; both days are included. */
  start: string;
  end: string;
  /** From 1. */
  page: number;
}

/** A page of the log, the number of rows on all pages, and the users in it. */
export interface AuditPage {
  rows: readonly AuditRow[];
  total: number;
  people: readonly AuditPerson[];
}

export const WHOLE_LOG: AuditView = { userId: null, start: '', end: '', page: 1 };

/** Whether the view has no filter: all users, all time. */
export const isWhole = ({ userId, start, end }: AuditView): boolean => userId === null && start === '' && end === '';

/** Whether the period is valid: it must not end before it starts. */
const isPeriod = ({ start, end }: AuditView): boolean => start === '' || end === '' || start <= end;

interface Context extends PagedListContext<AuditView, AuditPage> {
  /** The users in the log; empty before the first page is loaded. */
  people: readonly AuditPerson[];
  /** The row whose changes are open. */
  opened: AuditRow | null;
}

type Event =
  | { type: 'view.choose'; view: AuditView }
  /** Reloads the list, after a failure or for new rows. */
  | { type: 'list.reload' }
  | { type: 'row.open'; id: number }
  | { type: 'row.close' };

const changedRow = (page: AuditPage | null, id: number): AuditRow | null =>
  page?.rows.find((row) => row.id === id && row.changes.length > 0) ?? null;

const list = browsing<AuditView, AuditPage>({ rows: 'log entries' });

/** Who changed what, by user and period, page by page, with the old and the new values. Runs on /admin/audit. */
export const auditMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: { loadPage: port<AuditPage, AuditView>('loadPage') },
  guards: {
    hasChanges: ({ context }, { id }: { id: number }) => changedRow(context.page, id) !== null,
  },
  actions: {
    setView: assign(({ context }, { view }: { view: AuditView }) => viewed(context, view)),
    setPage: assign((_, { page }: { page: AuditPage }) => ({ ...learned(page), people: page.people })),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'audit',
  context: { ...unread(WHOLE_LOG), people: [], opened: null },
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        'view.choose': [
          { guard: ({ event }) => isPeriod(event.view), ...list.on['view.choose'] },
          {
            description: 'The period ends before it starts. It stays in its fields, and nothing is loaded.',
            target: '.unasked',
            actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) },
          },
        ],
        'row.open': {
          guard: { type: 'hasChanges', params: ({ event }) => ({ id: event.id }) },
          target: 'reading',
          actions: assign({ opened: ({ context, event }) => changedRow(context.page, event.id) }),
        },
      },
      states: {
        ...list.states,
        unasked: { description: 'The period ends before it starts. Nothing is loaded until the dates are corrected.' },
      },
    },
    reading: {
      description: 'The old and the new values of one row are open. Closing them reloads the log.',
      on: { 'row.close': 'browsing' },
    },
  },
  options: machineOptions,
});

export type AuditRef = ActorRefFrom<typeof auditMachine>;
export type AuditSnapshot = SnapshotFrom<typeof auditMachine>;
