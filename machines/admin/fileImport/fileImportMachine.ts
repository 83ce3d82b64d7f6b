import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ImportRun } from '#domain/api/imports.ts';
import { followWork } from '../../lib/followWork.ts';
import { machineOptions } from '../../lib/port.ts';
import { NO_CHOICES } from './fileImport.ts';
import { type FileImportContext, fileImportSetup } from './fileImportSetup.ts';

/** One file: it is tried, read another way if the first guess was wrong, and imported. Invoked by imports. */
export const fileImportMachine = fileImportSetup.createMachine({
  id: 'fileImport',
  context: ({ input }) => ({
    ...input,
    file: null,
    choices: NO_CHOICES,
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
      actions: { type: 'setChoice', params: ({ event }) => ({ choice: event.choice }) },
      description: 'The file is tried again with the chosen settings.',
    },
    'column.choose': {
      guard: 'isTrying',
      target: '.sending',
      actions: { type: 'setColumn', params: ({ event }) => ({ heading: event.heading, column: event.column }) },
    },
    'constant.choose': {
      guard: 'isTrying',
      target: '.sending',
      actions: { type: 'setConstant', params: ({ event }) => ({ column: event.column, value: event.value }) },
      description: 'The file lacks the column, and all of its rows have this value.',
    },
  },
  states: {
    beginning: {
      description: 'The user chooses a file or opens an earlier import.',
      always: [{ guard: 'hasRun', target: 'opening' }, { target: 'settled.choosing' }],
    },
    opening: {
      description: 'The earlier import is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadWork',
        src: 'loadWork',
        input: ({ context }) => ({ id: context.runId ?? 0 }),
        onDone: { target: 'validating', actions: { type: 'setWork', params: ({ event }) => ({ work: event.output }) } },
        onError: 'settled.unopened',
      },
    },
    validating: {
      description: 'The page checks whether the run is in progress or has ended, as a trial or as an import.',
      always: [
        { guard: 'isUnderWay', target: 'following' },
        { guard: 'isTried', target: 'settled.tried' },
        { guard: 'isDone', target: 'settled.done' },
        { guard: 'isTrial', target: 'settled.refused' },
        { target: 'settled.failed' },
      ],
    },
    sending: {
      description: 'The file is uploading, for a trial or for the import.',
      tags: 'busy',
      entry: 'beginSending',
      on: {
        'upload.progressed': { actions: { type: 'noteSent', params: ({ event }) => ({ percent: event.percent }) } },
        'sending.cancel': { guard: 'isTrial', target: 'settled.choosing', actions: 'clearFile' },
      },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { kind, file, isTrial, choices }, self }) => ({
          kind: kind.name,
          file: file ?? new File([], ''),
          isTrial,
          choices,
          tell: (percent: number) => self.send({ type: 'upload.progressed', percent }),
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ sent: event.output }) },
            target: 'following',
            actions: { type: 'setSent', params: ({ event }) => ({ sent: event.output }) },
          },
          {
            target: 'settled.unsent',
            actions: { type: 'showRefusal', params: ({ event }) => ({ sent: event.output }) },
          },
        ],
        onError: {
          target: 'settled.unsent',
          actions: { type: 'showTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    following: {
      ...followWork<'#fileImport.validating', ImportRun, FileImportContext, { id: number }>({
        validating: '#fileImport.validating',
        input: ({ context }) => ({ id: context.runId ?? 0 }),
      }),
      description: 'The server tries or imports the file. It continues if the user leaves the page.',
      on: { 'work.cancel': 'canceling', 'import.close': 'closed' },
    },
    canceling: {
      description: 'The server stops the trial or the import, which leaves nothing behind.',
      tags: 'underWay',
      invoke: {
        id: 'cancelWork',
        src: 'cancelWork',
        input: ({ context }) => ({ id: context.runId ?? 0 }),
        onDone: { target: 'validating', actions: { type: 'setWork', params: ({ event }) => ({ work: event.output }) } },
        onError: 'following.silent',
      },
      on: { 'import.close': 'closed' },
    },
    settled: {
      description: 'Nothing is being sent or imported.',
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
          description: 'No file is chosen yet. The page offers templates and explains each column.',
        },
        unopened: {
          description: 'The import could not be loaded. The user can try again.',
          tags: 'failed',
          on: { 'work.reload': '#fileImport.opening' },
        },
        unsent: {
          description:
            'The file did not arrive or was refused. The page shows the reason, and the user can send it again.',
          tags: 'failed',
          on: { 'send.retry': '#fileImport.sending' },
        },
        tried: {
          description: 'The page shows what would happen to each row. Nothing has been changed.',
          initial: 'deciding',
          invoke: {
            id: 'resultList',
            src: 'resultList',
            input: ({ context }) => ({ runId: context.runId ?? 0, refused: context.run?.counts.refused ?? 0 }),
            onError: 'unopened',
          },
          states: {
            deciding: {
              description:
                'The user can change the settings, import or leave. Ambiguous values have to be decided first.',
              on: {
                'import.request': [
                  { guard: 'deactivates', target: 'confirming' },
                  { guard: 'canImport', target: '#fileImport.sending', actions: 'forReal' },
                ],
              },
            },
            confirming: {
              description: 'The import would deactivate something, so the user has to confirm it.',
              on: {
                'import.confirm': { target: '#fileImport.sending', actions: 'forReal' },
                'import.refuse': 'deciding',
              },
            },
          },
        },
        refused: {
          description: 'The file cannot be read with these settings. The page shows the reason and what to choose.',
          on: { 'send.retry': { guard: 'hasFile', target: '#fileImport.sending' } },
        },
        done: {
          description: 'The import is complete, and the page shows the result of each row.',
          invoke: {
            id: 'resultList',
            src: 'resultList',
            input: ({ context }) => ({ runId: context.runId ?? 0, refused: context.run?.counts.refused ?? 0 }),
            onError: 'unopened',
          },
        },
        failed: {
          description: 'Nothing was imported. The page shows the reason, and the user can send the file again.',
          tags: 'failed',
          on: { 'send.retry': { guard: 'hasFile', target: '#fileImport.sending' } },
        },
      },
    },
    closed: { type: 'final', description: 'The list of files is on screen again.' },
  },
  options: machineOptions,
});

export type FileImportRef = ActorRefFrom<typeof fileImportMachine>;
export type FileImportSnapshot = SnapshotFrom<typeof fileImportMachine>;
