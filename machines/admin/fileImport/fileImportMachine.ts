import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ImportRun } from '#domain/api/imports.ts';
import { followWork } from '../../lib/followWork.ts';
import { machineOptions } from '../../lib/port.ts';
import { NOTHING_SAID } from './fileImport.ts';
import { type FileImportContext, fileImportSetup } from './fileImportSetup.ts';

/** One file: it is tried, read otherwise where that was guessed wrong, and brought in. Invoked by imports. */
export const fileImportMachine = fileImportSetup.createMachine({
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
      always: [{ guard: 'hasRun', target: 'opening' }, { target: 'settled.choosing' }],
    },
    opening: {
      description: 'What became of a file that was sent before is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadWork',
        src: 'loadWork',
        input: ({ context }) => ({ id: context.runId ?? 0 }),
        onDone: { target: 'judging', actions: { type: 'learnWork', params: ({ event }) => ({ work: event.output }) } },
        onError: 'settled.unopened',
      },
    },
    judging: {
      description: 'It goes on, or it has ended: as a trial or for good.',
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
      ...followWork<'#fileImport.judging', ImportRun, FileImportContext, { id: number }>({
        judging: '#fileImport.judging',
        input: ({ context }) => ({ id: context.runId ?? 0 }),
      }),
      description: 'The server tries the file or brings it in: that goes on when the page is left.',
      on: { 'import.close': 'closed' },
    },
    settled: {
      description: 'Nothing is on its way.',
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
        },
        unopened: {
          description: 'What became of it did not come; one can try again.',
          tags: 'failed',
          on: { 'work.reload': '#fileImport.opening' },
        },
        unsent: {
          description: 'The file did not arrive, or was refused at the door: it is said why, and it can be sent again.',
          tags: 'failed',
          on: { 'send.retry': '#fileImport.sending' },
        },
        tried: {
          description: 'It is told what would become of each row. Nothing has been changed.',
          initial: 'deciding',
          invoke: {
            id: 'verdictList',
            src: 'verdictList',
            input: ({ context }) => ({ runId: context.runId ?? 0, refused: context.run?.counts.refused ?? 0 }),
            onError: 'unopened',
          },
          states: {
            deciding: {
              description:
                'It can be read otherwise, brought in, or left. Where values can be read in two ways it is first asked how.',
              on: {
                'import.request': [
                  { guard: 'deactivates', target: 'confirming' },
                  { guard: 'canBringIn', target: '#fileImport.sending', actions: 'forReal' },
                ],
              },
            },
            confirming: {
              description: 'Something would be deactivated: is that meant?',
              on: {
                'import.confirm': { target: '#fileImport.sending', actions: 'forReal' },
                'import.refuse': 'deciding',
              },
            },
          },
        },
        refused: {
          description: 'The file as a whole cannot be read as it was tried: it is said why, and what can be chosen.',
          on: { 'send.retry': { guard: 'hasFile', target: '#fileImport.sending' } },
        },
        done: {
          description: 'The rows are in the shop, and it is told what became of each.',
          invoke: {
            id: 'verdictList',
            src: 'verdictList',
            input: ({ context }) => ({ runId: context.runId ?? 0, refused: context.run?.counts.refused ?? 0 }),
            onError: 'unopened',
          },
        },
        failed: {
          description: 'Nothing was imported: it is said why, and it can be sent again.',
          tags: 'failed',
          on: { 'send.retry': { guard: 'hasFile', target: '#fileImport.sending' } },
        },
      },
    },
    closed: { type: 'final', description: 'All files are on screen again.' },
  },
  options: machineOptions,
});

export type FileImportRef = ActorRefFrom<typeof fileImportMachine>;
export type FileImportSnapshot = SnapshotFrom<typeof fileImportMachine>;
