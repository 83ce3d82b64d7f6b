import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ImportKind, ImportSummary } from '#domain/api/imports.ts';
import { isUnderWay } from '#domain/api/work.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { fileImportMachine } from '../fileImport/fileImportMachine.ts';

/** Milliseconds before a list with an import in progress is requested again. */
export const LIST_POLL_MS = 3000;

/** Which of the uploaded files are shown. */
export interface RunView {
  /** From 1. */
  page: number;
}

/** A page of the uploaded files, newest first, and their total. */
export interface RunPage {
  rows: readonly ImportSummary[];
  total: number;
}

export interface Imports extends RunPage {
  kinds: readonly ImportKind[];
}

interface Context extends PagedListContext<RunView, RunPage> {
  /** Null until they are loaded. */
  kinds: readonly ImportKind[] | null;
  /** The kind of data to import; `NO_KIND` before a choice. */
  kind: ImportKind;
  /** The open run; null for a file that is still to be chosen. */
  runId: number | null;
}

type Event =
  | { type: 'view.choose'; view: RunView }
  | { type: 'list.reload' }
  | { type: 'file.begin'; kind: string }
  | { type: 'run.open'; id: number };

const list = browsing<RunView, Imports>({ rows: 'uploaded files' });

const NO_KIND: ImportKind = { name: '', title: '', about: '', whenAbsent: null, columns: [] };

const kindNamed = ({ kinds }: Context, name: string | undefined) => kinds?.find((kind) => kind.name === name) ?? null;
const kindOfRun = (context: Context, id: number) =>
  kindNamed(context, context.page?.rows.find((run) => run.id === id)?.kind);

/** What can be imported, and the files that were. Runs on /admin/import. */
export const importsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    children: { fileImport: 'fileImport' };
    tags: 'busy' | 'failed';
  },
  actors: {
    loadPage: port<Imports, RunView>('loadPage'),
    loadRuns: port<RunPage, RunView>('loadRuns'),
    fileImport: fileImportMachine,
  },
  guards: {
    isKind: ({ context }, { kind }: { kind: string }) => kindNamed(context, kind) !== null,
    isListed: ({ context }, { id }: { id: number }) => kindOfRun(context, id) !== null,
    isGoingOn: ({ context }) => context.page?.rows.some(isUnderWay) === true,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: RunView }) => viewed(context, view)),
    setPage: assign((_, { page: { kinds, rows, total } }: { page: Imports }) => ({
      kinds,
      page: { rows, total },
      total,
    })),
    setRuns: assign((_, { page }: { page: RunPage }) => learned(page)),
    setKind: assign(({ context }, { kind }: { kind: string }) => ({
      kind: kindNamed(context, kind) ?? NO_KIND,
      runId: null,
    })),
    setRun: assign(({ context }, { id }: { id: number }) => ({ kind: kindOfRun(context, id) ?? NO_KIND, runId: id })),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
  delays: { poll: LIST_POLL_MS },
}).createMachine({
  id: 'imports',
  context: { ...unread<RunView>({ page: 1 }), kinds: null, kind: NO_KIND, runId: null },
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'file.begin': {
          guard: { type: 'isKind', params: ({ event }) => ({ kind: event.kind }) },
          target: 'importing',
          actions: { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'run.open': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'importing',
          actions: { type: 'setRun', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        ...list.states,
        listed: {
          ...list.states.listed,
          initial: 'looking',
          states: {
            looking: {
              description: 'The page checks whether an import is in progress.',
              always: [{ guard: 'isGoingOn', target: 'watching' }, { target: 'resting' }],
            },
            resting: { description: 'All imports on this page have ended.' },
            watching: {
              description: 'An import is in progress. Its status was checked a moment ago.',
              after: { poll: 'refreshing' },
            },
            refreshing: {
              description: 'The status is being checked. If that fails, it is checked again later.',
              invoke: {
                id: 'loadRuns',
                src: 'loadRuns',
                input: ({ context }) => context.view,
                onDone: {
                  target: 'looking',
                  actions: { type: 'setRuns', params: ({ event }) => ({ page: event.output }) },
                },
                onError: 'watching',
              },
            },
          },
        },
      },
    },
    importing: {
      description: 'One file is tried and imported, or an earlier import is open.',
      invoke: {
        id: 'fileImport',
        src: 'fileImport',
        input: ({ context: { kind, runId } }) => ({ kind, runId }),
        onDone: 'browsing',
        onError: {
          target: 'browsing',
          actions: { type: 'notify', params: { type: 'error', text: dataImportText('importPage.stopped') } },
        },
      },
    },
  },
  options: machineOptions,
});

export type ImportsRef = ActorRefFrom<typeof importsMachine>;
export type ImportsSnapshot = SnapshotFrom<typeof importsMachine>;
