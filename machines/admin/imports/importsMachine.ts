import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ImportKind, ImportSummary } from '#domain/api/imports.ts';
import { importPageTexts } from '#domain/intake/importPageTexts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { isUnderWay } from '../fileImport/fileImport.ts';
import { fileImportMachine } from '../fileImport/fileImportMachine.ts';

/** Milliseconds after which a list in which something goes on is asked for again. */
export const LIST_POLL_MS = 3000;

/** A page of the files that were sent, the newest first, and how many there are. */
export interface RunPage {
  rows: readonly ImportSummary[];
  total: number;
}

export interface Imports extends RunPage {
  kinds: readonly ImportKind[];
}

interface Context {
  /** Null before they have come. */
  kinds: readonly ImportKind[] | null;
  /** From 1. */
  number: number;
  page: RunPage | null;
  /** What is brought in; nothing yet before it was chosen. */
  kind: ImportKind;
  /** The run that is looked at; null for a file that is to be chosen. */
  runId: number | null;
  failure: Failure | null;
}

type Event =
  | { type: 'list.reload' }
  | { type: 'page.turn'; page: number }
  | { type: 'file.begin'; kind: string }
  | { type: 'run.open'; id: number };

type Listed = { page: RunPage };

const NO_KIND: ImportKind = { name: '', title: '', about: '', whenAbsent: null, columns: [] };

const kindNamed = ({ kinds }: Context, name: string | undefined) => kinds?.find((kind) => kind.name === name) ?? null;
const kindOfRun = (context: Context, id: number) =>
  kindNamed(context, context.page?.rows.find((run) => run.id === id)?.kind);

/** What can be brought in, and the files that were. Invoked by admin on /admin/import. */
export const importsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    children: { fileImport: 'fileImport' };
    tags: 'busy' | 'failed';
    meta: FeatureMeta;
  },
  actors: {
    loadImports: port<Imports, { page: number }>('loadImports'),
    loadRuns: port<RunPage, { page: number }>('loadRuns'),
    fileImport: fileImportMachine,
  },
  guards: {
    isKind: ({ context }, { kind }: { kind: string }) => kindNamed(context, kind) !== null,
    isListed: ({ context }, { id }: { id: number }) => kindOfRun(context, id) !== null,
    isGoingOn: ({ context }) => context.page?.rows.some(isUnderWay) === true,
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    learnImports: assign((_, { imports: { kinds, rows, total } }: { imports: Imports }) => ({
      kinds,
      page: { rows, total },
    })),
    learnRuns: assign({ page: (_, { page }: Listed) => page }),
    turnTo: assign({ page: null, number: (_, { number }: { number: number }) => number }),
    setKind: assign(({ context }, { kind }: { kind: string }) => ({
      kind: kindNamed(context, kind) ?? NO_KIND,
      runId: null,
    })),
    setRun: assign(({ context }, { id }: { id: number }) => ({ kind: kindOfRun(context, id) ?? NO_KIND, runId: id })),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  delays: { poll: LIST_POLL_MS },
}).createMachine({
  id: 'imports',
  context: { kinds: null, number: 1, page: null, kind: NO_KIND, runId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What can be brought in, and what was, is on its way; what was on screen of it stays there.',
      meta: { features: ['OPS-05'] },
      tags: 'busy',
      invoke: {
        id: 'loadImports',
        src: 'loadImports',
        input: ({ context }) => ({ page: context.number }),
        onDone: {
          target: 'listed',
          actions: { type: 'learnImports', params: ({ event }) => ({ imports: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'It did not come: the reason is shown, and it can be asked for again.',
      meta: { features: ['OPS-05'] },
      tags: 'failed',
      on: { 'list.reload': 'loading' },
    },
    listed: {
      description: 'The kinds of data are on screen, and below them the files that were sent.',
      meta: { features: ['OPS-05'] },
      initial: 'looking',
      on: {
        'list.reload': 'loading',
        'page.turn': {
          target: 'loading',
          actions: { type: 'turnTo', params: ({ event }) => ({ number: event.page }) },
        },
        'file.begin': {
          guard: { type: 'isKind', params: ({ event }) => ({ kind: event.kind }) },
          target: 'bringing',
          actions: { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'run.open': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'bringing',
          actions: { type: 'setRun', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        looking: {
          description: 'Does one of them go on?',
          meta: { features: ['OPS-05'] },
          always: [{ guard: 'isGoingOn', target: 'watching' }, { target: 'resting' }],
        },
        resting: { description: 'All of them have ended.', meta: { features: ['OPS-05'] } },
        watching: {
          description: 'One goes on: how far it is was heard a moment ago.',
          meta: { features: ['OPS-05'] },
          after: { poll: 'refreshing' },
        },
        refreshing: {
          description: 'How far it is now is asked for; what does not come is asked for again later.',
          meta: { features: ['OPS-05'] },
          invoke: {
            id: 'loadRuns',
            src: 'loadRuns',
            input: ({ context }) => ({ page: context.number }),
            onDone: {
              target: 'looking',
              actions: { type: 'learnRuns', params: ({ event }) => ({ page: event.output }) },
            },
            onError: 'watching',
          },
        },
      },
    },
    bringing: {
      description: 'One file is tried and brought in, or one that was sent before is looked at.',
      meta: { features: ['OPS-05'] },
      invoke: {
        id: 'fileImport',
        src: 'fileImport',
        input: ({ context: { kind, runId } }) => ({ kind, runId }),
        onDone: 'loading',
        onError: {
          target: 'loading',
          actions: { type: 'notify', params: { type: 'error', text: importPageTexts.stopped } },
        },
      },
    },
  },
  options: machineOptions,
});

export type ImportsRef = ActorRefFrom<typeof importsMachine>;
export type ImportsSnapshot = SnapshotFrom<typeof importsMachine>;
