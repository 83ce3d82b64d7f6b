import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { AuditPerson, AuditRow } from '#domain/api/audit.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { type AuditPage, type AuditView, isPeriod, WHOLE_LOG } from './auditList.ts';

interface Context extends PagedListContext<AuditView, AuditPage> {
  /** Who is in the log, as far as it has come. */
  people: readonly AuditPerson[];
  /** Whose changes are read. */
  opened: AuditRow | null;
}

type Event =
  | { type: 'view.choose'; view: AuditView }
  /** Asks again: for what did not come, and for what is new. */
  | { type: 'list.reload' }
  | { type: 'row.open'; id: number }
  | { type: 'row.close' };

const changedRow = (page: AuditPage | null, id: number): AuditRow | null =>
  page?.rows.find((row) => row.id === id && row.changes.length > 0) ?? null;

const list = browsing<AuditView, AuditPage>({ rows: 'rows of the log' });

/** Who changed what, of a person and a period, page by page; what it was and what it is, one by one. Runs on /admin/audit. */
export const auditMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: { loadPage: port<AuditPage, AuditView>('loadPage') },
  guards: {
    hasChanges: ({ context }, { id }: { id: number }) => changedRow(context.page, id) !== null,
  },
  actions: {
    setView: assign(({ context }, { view }: { view: AuditView }) => viewed(context, view)),
    learnPage: assign((_, { page }: { page: AuditPage }) => ({ ...learned(page), people: page.people })),
    rememberFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
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
            description: 'An end before the start: it stands in its fields and is not asked for.',
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
        unasked: { description: 'The period ends before it begins: nothing is asked for until that is mended.' },
      },
    },
    reading: {
      description: 'Of one row is read what everything was and what it is; afterwards the log is asked for anew.',
      on: { 'row.close': 'browsing' },
    },
  },
  options: machineOptions,
});

export type AuditRef = ActorRefFrom<typeof auditMachine>;
export type AuditSnapshot = SnapshotFrom<typeof auditMachine>;
