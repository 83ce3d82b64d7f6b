import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ImportKind, ImportRun } from '#domain/api/imports.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { verdictListMachine } from '../verdictList/verdictListMachine.ts';
import {
  complaintAbout,
  isUnderWay,
  NOTHING_SAID,
  type Reading,
  rowsToBring,
  type Said,
  type Sending,
  type Sent,
  troubleOf,
  withColumn,
  withReading,
} from './fileImport.ts';

/** Milliseconds after an answer until how far a run is is asked for again. */
export const RUN_POLL_MS = 1000;

interface Input {
  kind: ImportKind;
  /** One that was begun before; null for a file that is still to be chosen. */
  runId: number | null;
}

interface Context extends Input {
  /** Null where it was not chosen on this page: the server does not keep it. */
  file: File | null;
  said: Said;
  isTrial: boolean;
  /** How much of the file has left, in percent. */
  sent: number;
  run: ImportRun | null;
  /** How the file was read by the last run that could say so. */
  reading: Reading | null;
  /** Why a file was not taken or not sent; '' where there is nothing to say. */
  complaint: string;
}

type Event =
  | { type: 'file.choose'; file: File }
  | { type: 'reading.choose'; choice: Partial<Pick<Said, 'encoding' | 'delimiter' | 'decimal' | 'isComplete'>> }
  | { type: 'column.choose'; heading: string; column: string | null }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'sending.cancel' }
  /** Sends the same once more. */
  | { type: 'send.retry' }
  | { type: 'import.request' }
  | { type: 'import.confirm' }
  | { type: 'import.refuse' }
  | { type: 'run.reload' }
  | { type: 'import.close' };

type Answer = { sent: Sent };
type Told = { run: ImportRun };
type Chosen = { file: File };

/** One file: it is tried, read otherwise where that was guessed wrong, and brought in. Invoked by imports. */
export const fileImportMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { verdictList: 'verdictList' };
    tags: 'busy' | 'failed' | 'underWay';
    meta: FeatureMeta;
  },
  actors: {
    loadRun: port<ImportRun, { id: number }>('loadRun'),
    sendFile: port<Sent, Sending>('sendFile'),
    verdictList: verdictListMachine,
  },
  guards: {
    hasRun: ({ context }) => context.runId !== null,
    hasFile: ({ context }) => context.file !== null,
    isTrial: ({ context }) => context.isTrial,
    isTrying: ({ context }) => context.file !== null && context.isTrial,
    isTakeable: (_, { file }: Chosen) => complaintAbout(file) === '',
    isAccepted: (_, { sent }: Answer) => sent.kind === 'accepted',
    isUnderWay: ({ context }) => context.run !== null && isUnderWay(context.run),
    isTried: ({ context }) => context.isTrial && context.run?.state === 'done',
    isDone: ({ context }) => context.run?.state === 'done',
    canBringIn: ({ context }) => context.file !== null && rowsToBring(context.run) > 0,
    deactivates: ({ context }) => context.file !== null && (context.run?.counts.deactivated ?? 0) > 0,
  },
  actions: {
    takeFile: assign((_, { file }: Chosen) => ({
      file,
      said: NOTHING_SAID,
      isTrial: true,
      run: null,
      reading: null,
      complaint: '',
    })),
    forgetFile: assign({ file: null, complaint: '' }),
    complain: assign({ complaint: (_, { file }: Chosen) => complaintAbout(file) }),
    tellRefusal: assign({ complaint: (_, { sent }: Answer) => (sent.kind === 'refused' ? sent.text : '') }),
    tellTrouble: assign({
      complaint: ({ context }, { error }: { error: unknown }) => troubleOf(error, context.isTrial),
    }),
    sayReading: assign({
      said: ({ context }, { choice }: { choice: Partial<Said> }) => withReading(context.said, choice),
    }),
    sayColumn: assign({
      said: ({ context }, { heading, column }: { heading: string; column: string | null }) => ({
        ...context.said,
        columns: withColumn(context.reading, heading, column),
      }),
    }),
    forReal: assign({ isTrial: false }),
    beginSending: assign({ sent: 0, complaint: '' }),
    noteSent: assign({ sent: (_, { percent }: { percent: number }) => percent }),
    learnSent: assign(({ context }, { sent }: Answer) =>
      sent.kind === 'accepted'
        ? { run: sent.run, runId: sent.run.id, reading: sent.run.reading ?? context.reading }
        : {},
    ),
    learnRun: assign(({ context }, { run }: Told) => ({
      run,
      isTrial: run.isDryRun,
      reading: run.reading ?? context.reading,
    })),
  },
  delays: { poll: RUN_POLL_MS },
}).createMachine({
  id: 'fileImport',
  context: ({ input }) => ({
    ...input,
    file: null,
    said: NOTHING_SAID,
    isTrial: true,
    sent: 0,
    run: null,
    reading: null,
    complaint: '',
  }),
  initial: 'beginning',
  on: {
    'reading.choose': {
      guard: 'isTrying',
      target: '.sending',
      actions: { type: 'sayReading', params: ({ event }) => ({ choice: event.choice }) },
      description: 'The file is tried anew, read as was said.',
    },
    'column.choose': {
      guard: 'isTrying',
      target: '.sending',
      actions: { type: 'sayColumn', params: ({ event }) => ({ heading: event.heading, column: event.column }) },
    },
  },
  states: {
    beginning: {
      description: 'A file is to be chosen, or one that was sent before is looked at.',
      meta: { features: ['OPS-05'] },
      always: [{ guard: 'hasRun', target: 'opening' }, { target: 'settled.choosing' }],
    },
    opening: {
      description: 'What became of a file that was sent before is on its way.',
      meta: { features: ['OPS-05'] },
      tags: 'busy',
      invoke: {
        id: 'loadRun',
        src: 'loadRun',
        input: ({ context }) => ({ id: context.runId ?? 0 }),
        onDone: { target: 'judging', actions: { type: 'learnRun', params: ({ event }) => ({ run: event.output }) } },
        onError: 'settled.unopened',
      },
    },
    judging: {
      description: 'It goes on, or it has ended: as a trial or for good.',
      meta: { features: ['OPS-05'] },
      always: [
        { guard: 'isUnderWay', target: 'following' },
        { guard: 'isTried', target: 'settled.tried' },
        { guard: 'isDone', target: 'settled.done' },
        { guard: 'isTrial', target: 'settled.refused' },
        { target: 'settled.failed' },
      ],
    },
    sending: {
      description: 'The file is on its way to the server, to be tried or to be brought in.',
      meta: { features: ['OPS-05'] },
      tags: 'busy',
      entry: 'beginSending',
      on: {
        'upload.progressed': { actions: { type: 'noteSent', params: ({ event }) => ({ percent: event.percent }) } },
        'sending.cancel': { guard: 'isTrial', target: 'settled.choosing', actions: 'forgetFile' },
      },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { kind, file, isTrial, said }, self }) => ({
          kind: kind.name,
          file: file ?? new File([], ''),
          isTrial,
          said,
          tell: (percent: number) => self.send({ type: 'upload.progressed', percent }),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ sent: event.output }) },
            target: 'following',
            actions: { type: 'learnSent', params: ({ event }) => ({ sent: event.output }) },
          },
          {
            target: 'settled.unsent',
            actions: { type: 'tellRefusal', params: ({ event }) => ({ sent: event.output }) },
          },
        ],
        onError: {
          target: 'settled.unsent',
          actions: { type: 'tellTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    following: {
      description: 'The server tries the file or brings it in: that goes on when the page is left.',
      meta: { features: ['OPS-05'] },
      tags: 'underWay',
      initial: 'pausing',
      on: { 'import.close': 'closed' },
      states: {
        pausing: {
          description: 'How far it is was heard a moment ago.',
          meta: { features: ['OPS-05'] },
          after: { poll: 'reading' },
        },
        reading: {
          description: 'How far it is now is asked for.',
          meta: { features: ['OPS-05'] },
          invoke: {
            id: 'loadRun',
            src: 'loadRun',
            input: ({ context }) => ({ id: context.runId ?? 0 }),
            onDone: {
              target: '#fileImport.judging',
              actions: { type: 'learnRun', params: ({ event }) => ({ run: event.output }) },
            },
            onError: 'silent',
          },
        },
        silent: {
          description: 'The server did not say how far it is. It is asked again after a while, or when one presses.',
          meta: { features: ['OPS-05'] },
          tags: 'failed',
          after: { poll: 'reading' },
          on: { 'run.reload': 'reading' },
        },
      },
    },
    settled: {
      description: 'Nothing is on its way.',
      meta: { features: ['OPS-05'] },
      initial: 'choosing',
      on: {
        'file.choose': [
          {
            guard: { type: 'isTakeable', params: ({ event }) => ({ file: event.file }) },
            target: '#fileImport.sending',
            actions: { type: 'takeFile', params: ({ event }) => ({ file: event.file }) },
            description: 'Every file is tried first.',
          },
          { actions: { type: 'complain', params: ({ event }) => ({ file: event.file }) } },
        ],
        'import.close': '#fileImport.closed',
      },
      states: {
        choosing: {
          description: 'No file has been chosen: there are files to start from, and what each column means.',
          meta: { features: ['OPS-05'] },
        },
        unopened: {
          description: 'What became of it did not come; one can try again.',
          meta: { features: ['OPS-05'] },
          tags: 'failed',
          on: { 'run.reload': '#fileImport.opening' },
        },
        unsent: {
          description: 'The file did not arrive, or was refused at the door: it is said why, and it can be sent again.',
          meta: { features: ['OPS-05'] },
          tags: 'failed',
          on: { 'send.retry': '#fileImport.sending' },
        },
        tried: {
          description: 'It is told what would become of each row. Nothing has been changed.',
          meta: { features: ['OPS-05'] },
          initial: 'deciding',
          invoke: {
            id: 'verdictList',
            src: 'verdictList',
            input: ({ context }) => ({ runId: context.runId ?? 0, refused: context.run?.counts.refused ?? 0 }),
            onError: 'unopened',
          },
          states: {
            deciding: {
              description: 'It can be read otherwise, brought in, or left.',
              meta: { features: ['OPS-05'] },
              on: {
                'import.request': [
                  { guard: 'deactivates', target: 'confirming' },
                  { guard: 'canBringIn', target: '#fileImport.sending', actions: 'forReal' },
                ],
              },
            },
            confirming: {
              description: 'Something would be deactivated: is that meant?',
              meta: { features: ['OPS-05'] },
              on: {
                'import.confirm': { target: '#fileImport.sending', actions: 'forReal' },
                'import.refuse': 'deciding',
              },
            },
          },
        },
        refused: {
          description: 'The file as a whole cannot be read as it was tried: it is said why, and what can be chosen.',
          meta: { features: ['OPS-05'] },
          on: { 'send.retry': { guard: 'hasFile', target: '#fileImport.sending' } },
        },
        done: {
          description: 'The rows are in the shop, and it is told what became of each.',
          meta: { features: ['OPS-05'] },
          invoke: {
            id: 'verdictList',
            src: 'verdictList',
            input: ({ context }) => ({ runId: context.runId ?? 0, refused: context.run?.counts.refused ?? 0 }),
            onError: 'unopened',
          },
        },
        failed: {
          description: 'Nothing was brought in: it is said why, and it can be sent again.',
          meta: { features: ['OPS-05'] },
          tags: 'failed',
          on: { 'send.retry': { guard: 'hasFile', target: '#fileImport.sending' } },
        },
      },
    },
    closed: { type: 'final', description: 'All files are on screen again.', meta: { features: ['OPS-05'] } },
  },
  options: machineOptions,
});

export type FileImportRef = ActorRefFrom<typeof fileImportMachine>;
export type FileImportSnapshot = SnapshotFrom<typeof fileImportMachine>;
