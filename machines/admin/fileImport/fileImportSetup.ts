import { assign, setup } from 'xstate';
import type { ImportKind, ImportRun } from '#domain/api/imports.ts';
import { isUnderWay } from '#domain/api/work.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import { resultListMachine } from '../resultList/resultListMachine.ts';
import {
  complaintAbout,
  isUndecided,
  NO_CHOICES,
  type Reading,
  type ReadingChoices,
  rowsToImport,
  type Sending,
  type Sent,
  troubleOf,
  withColumn,
  withConstant,
  withReading,
} from './fileImport.ts';

/** Milliseconds after a response before the progress of a run is requested again. */
export const RUN_POLL_MS = 1000;

interface Input {
  kind: ImportKind;
  /** An earlier run; null for a file that is still to be chosen. */
  runId: number | null;
}

export interface FileImportContext extends Input {
  /** Null if it was not chosen on this page, because the server does not keep it. */
  file: File | null;
  choices: ReadingChoices;
  isTrial: boolean;
  /** The upload progress in percent. */
  sent: number;
  run: ImportRun | null;
  /** How the file was read, from the last run that reported it. */
  reading: Reading | null;
  /** Why a file was not accepted or not sent; '' without a problem. */
  complaint: string;
}

type Event =
  | { type: 'file.choose'; file: File }
  | {
      type: 'reading.choose';
      choice: Partial<Omit<ReadingChoices, 'columns' | 'constants'>>;
    }
  | { type: 'column.choose'; heading: string; column: string | null }
  | { type: 'constant.choose'; column: string; value: string }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'sending.cancel' }
  /** Sends the same file again. */
  | { type: 'send.retry' }
  | { type: 'import.request' }
  | { type: 'import.confirm' }
  | { type: 'import.refuse' }
  | { type: 'work.reload' }
  | { type: 'work.cancel' }
  | { type: 'import.close' };

type Answer = { sent: Sent };
type Chosen = { file: File };

/** The types, actors, guards and actions of a file import. Its states are in `fileImportMachine`. */
export const fileImportSetup = setup({
  types: {} as {
    context: FileImportContext;
    events: Event;
    input: Input;
    children: { resultList: 'resultList' };
    tags: 'busy' | 'failed' | 'underWay';
  },
  actors: {
    loadWork: port<ImportRun, { id: number }>('loadWork'),
    cancelWork: port<ImportRun, { id: number }>('cancelWork'),
    sendFile: port<Sent, Sending>('sendFile'),
    resultList: resultListMachine,
  },
  guards: {
    hasRun: ({ context }) => context.runId !== null,
    hasFile: ({ context }) => context.file !== null,
    isTrial: ({ context }) => context.isTrial,
    isTrying: refusing(
      ({ context }: { context: FileImportContext }) => context.file !== null && context.isTrial,
      () => dataImportText('imports.settingsAreFixed'),
    ),
    isTakeable: (_, { file }: Chosen) => complaintAbout(file) === '',
    isAccepted: (_, { sent }: Answer) => sent.kind === 'accepted',
    isUnderWay: ({ context }) => context.run !== null && isUnderWay(context.run),
    isTried: ({ context }) => context.isTrial && context.run?.state === 'done',
    isDone: ({ context }) => context.run?.state === 'done',
    canImport: ({ context: { file, run, reading } }) => file !== null && rowsToImport(run) > 0 && !isUndecided(reading),
    deactivates: ({ context: { file, run, reading } }) =>
      file !== null && (run?.counts.deactivated ?? 0) > 0 && !isUndecided(reading),
  },
  actions: {
    takeFile: assign((_, { file }: Chosen) => ({
      file,
      choices: NO_CHOICES,
      isTrial: true,
      run: null,
      reading: null,
      complaint: '',
    })),
    clearFile: assign({ file: null, complaint: '' }),
    complain: assign({ complaint: (_, { file }: Chosen) => complaintAbout(file) }),
    showRefusal: assign({ complaint: (_, { sent }: Answer) => (sent.kind === 'refused' ? sent.text : '') }),
    showTrouble: assign({
      complaint: ({ context }, { error }: { error: unknown }) => troubleOf(error, context.isTrial),
    }),
    setChoice: assign({
      choices: ({ context }, { choice }: { choice: Partial<ReadingChoices> }) => withReading(context.choices, choice),
    }),
    setColumn: assign({
      choices: ({ context }, { heading, column }: { heading: string; column: string | null }) => ({
        ...context.choices,
        columns: withColumn(context.reading, heading, column),
      }),
    }),
    setConstant: assign({
      choices: ({ context }, { column, value }: { column: string; value: string }) =>
        withConstant(context.choices, column, value),
    }),
    forReal: assign({ isTrial: false }),
    beginSending: assign({ sent: 0, complaint: '' }),
    noteSent: assign({ sent: (_, { percent }: { percent: number }) => percent }),
    setSent: assign(({ context }, { sent }: Answer) =>
      sent.kind === 'accepted'
        ? { run: sent.run, runId: sent.run.id, reading: sent.run.reading ?? context.reading }
        : {},
    ),
    setWork: assign(({ context }, { work: run }: { work: ImportRun }) => ({
      run,
      isTrial: run.isDryRun,
      reading: run.reading ?? context.reading,
    })),
  },
  delays: { poll: RUN_POLL_MS },
});
