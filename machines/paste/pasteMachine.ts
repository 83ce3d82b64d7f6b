import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { LineItem, SentLine } from '#domain/cart/cart.ts';
import type { Mending } from '#domain/paste/judgePaste.ts';
import { holdsLines, tooManyLines } from '#domain/paste/pastedLines.ts';
import {
  entriesOf,
  isReady,
  judgeText,
  mendRow,
  textWithout,
  uncheckedLines,
  withAdded,
  withAnswer,
} from '#domain/paste/review.ts';
import { pasteWords } from '#domain/paste/words.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../lib/failure.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import {
  noOrderRows,
  openDesk,
  type PasteDesk,
  type PasteDeskInput,
  type PasteView,
  pinned,
  refusalOfFile,
  type TextFile,
} from './pasteDesk.ts';

type Event =
  | { type: 'text.change'; text: string }
  | { type: 'file.choose'; file: TextFile }
  | { type: 'list.judge' }
  | { type: 'text.edit' }
  | { type: 'row.mend'; line: number; mending: Mending }
  | { type: 'row.agree'; line: number }
  | { type: 'row.drop'; line: number }
  | { type: 'rows.dropNoOrder' }
  | { type: 'view.choose'; view: PasteView }
  | { type: 'lines.add' }
  | { type: 'check.retry' }
  | { type: 'dialog.close' }
  | { type: 'close.confirm' }
  | { type: 'close.refuse' };

type Answer = { output: readonly LineItem[] };

/** Turns a pasted list into lines of quick entry: read, judged here and by the server, mended, added. Invoked by the shop while its dialog is open. */
export const pasteMachine = setup({
  types: {
    context: {} as PasteDesk,
    events: {} as Event,
    input: {} as PasteDeskInput,
    tags: {} as 'busy' | 'failed' | 'editable' | 'asking',
    meta: {} as FeatureMeta,
  },
  actors: {
    validateLines: port<readonly LineItem[], { lines: readonly SentLine[] }>('validateLines'),
    readTextFile: port<string, { file: TextFile }>('readTextFile'),
  },
  guards: {
    hasText: ({ context }) => holdsLines(context.text),
    isTooLong: ({ context }) => tooManyLines(context.text) !== null,
    isReadable: (_, { file }: { file: TextFile }) => refusalOfFile(file) === null,
    hasUnchecked: ({ context }) => uncheckedLines(context.rows).length > 0,
    hasReady: ({ context }) => context.rows.some(isReady),
    hasRows: ({ context }) => context.rows.length > 0,
    isReadyThroughout: ({ context }) => context.rows.every(isReady),
    isReadyAfter: ({ context }, { output }: Answer) => withAnswer(context.rows, output).every(isReady),
    leavesReady: ({ context }, { output }: Answer) => withAnswer(context.rows, output).some(isReady),
    isThroughWith: ({ context }) => context.rows.length === 0 && context.addedCount > 0,
    wasUnreachable: ({ context }) => context.failureText !== null,
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text, message: null }),
    appendText: assign({
      text: ({ context }, { output }: { output: string }) =>
        [context.text.trimEnd(), output].filter(Boolean).join('\n'),
      message: null,
    }),
    say: assign({ message: (_, { message }: { message: string }) => message }),
    holdFile: assign({ fileName: (_, { file }: { file: TextFile }) => file.name }),
    judge: assign(({ context }) => {
      const rows = judgeText(context.text, context.shelf(), context.rows, context.added);
      return { rows, message: null, ...pinned(rows) };
    }),
    mend: assign(({ context: { rows, shelf, added } }, change: { line: number } & Mending & { isAgreed?: boolean }) => {
      const { line, ...chosen } = change;
      return { rows: mendRow(rows, line, chosen, shelf(), added) };
    }),
    drop: assign(({ context: { rows, shelf, added } }, { lines }: { lines: readonly number[] }) => {
      const left = rows.filter(({ row }) => !lines.includes(row.line));
      return { rows: mendRow(left, 0, {}, shelf(), added) };
    }),
    choose: assign(({ context }, { view }: { view: PasteView }) => ({ ...pinned(context.rows), view })),
    learnAnswer: assign(({ context }, { output }: Answer) => {
      const rows = withAnswer(context.rows, output);
      return { rows, failureText: null, ...pinned(rows) };
    }),
    rememberFailure: assign({
      failureText: (_, { error }: { error: unknown }) => texts.entry.serverUnreachable(failureOf(error).detail),
    }),
    backToText: assign(({ context }) => ({
      text: textWithout(context.text, context.added),
      added: { ...context.added, lines: new Set<number>() },
      failureText: null,
    })),
    sendEntries: sendTo(
      ({ context }) => context.quickEntry,
      ({ context }) => ({ type: 'lines.add' as const, entries: entriesOf(context.rows) }),
    ),
    settleAdded: assign(({ context }) => {
      const rows = context.rows.filter((judged) => !isReady(judged));
      const addedCount = context.addedCount + context.rows.length - rows.length;
      return { rows, added: withAdded(context.added, context.rows), addedCount, ...pinned(rows) };
    }),
  },
}).createMachine({
  id: 'paste',
  context: ({ input }) => openDesk(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A text that was pasted elsewhere is judged at once.',
      meta: { features: ['QE-03', 'PASTE-01'] },
      always: [
        { guard: 'isTooLong', target: 'writing', actions: { type: 'say', params: tooLong } },
        { guard: 'hasText', target: 'sorting', actions: 'judge' },
        { target: 'writing' },
      ],
    },
    writing: {
      description: 'The list is pasted, typed or taken from a file.',
      meta: { features: ['PASTE-01'] },
      tags: 'editable',
      initial: 'typing',
      states: {
        typing: {
          description: 'The text can be changed.',
          meta: { features: ['PASTE-01'] },
          on: {
            'text.change': { actions: { type: 'setText', params: ({ event }) => event } },
            'file.choose': [
              {
                guard: { type: 'isReadable', params: ({ event }) => event },
                target: '#paste.readingFile',
                actions: { type: 'holdFile', params: ({ event }) => event },
              },
              { actions: { type: 'say', params: ({ event }) => ({ message: refusalOfFile(event.file) ?? '' }) } },
            ],
            'list.judge': [
              { guard: 'isTooLong', actions: { type: 'say', params: tooLong } },
              { guard: 'hasText', target: '#paste.sorting', actions: 'judge' },
            ],
            'dialog.close': [{ guard: 'hasText', target: 'confirmingClose' }, { target: '#paste.closed' }],
          },
        },
        confirmingClose: {
          description: 'The text would be lost: is that meant?',
          meta: { features: ['LEAVE-03', 'PASTE-01'] },
          tags: 'asking',
          on: { 'close.confirm': '#paste.closed', 'close.refuse': 'typing' },
        },
      },
    },
    readingFile: {
      description: 'A file is read in the browser; its lines come behind those that are there.',
      meta: { features: ['PASTE-01'] },
      tags: 'busy',
      invoke: {
        id: 'readTextFile',
        src: 'readTextFile',
        input: ({ event }) => {
          assertEvent(event, 'file.choose');
          return { file: event.file };
        },
        onDone: { target: 'writing', actions: { type: 'appendText', params: ({ event }) => event } },
        onError: {
          target: 'writing',
          actions: {
            type: 'say',
            params: ({ context }) => ({ message: pasteWords.fileUnreadable(context.fileName) }),
          },
        },
      },
    },
    sorting: {
      description: 'The lines are judged by the rules; what they find good goes to the server in one request.',
      meta: { features: ['QE-03', 'QE-07', 'PASTE-01'] },
      always: [{ guard: 'hasUnchecked', target: 'judging' }, { target: 'reviewing' }],
    },
    judging: {
      description: 'The server says which of the good lines it would refuse; it writes nothing.',
      meta: { features: ['QE-05', 'API-03', 'PASTE-01'] },
      tags: 'busy',
      invoke: {
        id: 'validateLines',
        src: 'validateLines',
        input: ({ context }) => ({ lines: uncheckedLines(context.rows) }),
        onDone: { target: 'reviewing', actions: { type: 'learnAnswer', params: ({ event }) => event } },
        onError: {
          target: 'reviewing.unreachable',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    reviewing: {
      description: 'Every line has its verdict and can be mended or dropped; the good ones can go on.',
      meta: { features: ['QE-03', 'QE-05', 'PASTE-01'] },
      tags: 'editable',
      initial: 'checked',
      always: { guard: 'isThroughWith', target: 'done' },
      on: {
        'row.mend': { actions: { type: 'mend', params: ({ event }) => ({ line: event.line, ...event.mending }) } },
        'row.agree': { actions: { type: 'mend', params: ({ event }) => ({ line: event.line, isAgreed: true }) } },
        'row.drop': { actions: { type: 'drop', params: ({ event }) => ({ lines: [event.line] }) } },
        'rows.dropNoOrder': {
          actions: { type: 'drop', params: ({ context }) => ({ lines: noOrderRows(context.rows) }) },
        },
        'view.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'text.edit': { target: 'writing', actions: 'backToText' },
        'dialog.close': [{ guard: 'hasRows', target: '.confirmingClose' }, { target: 'closed' }],
      },
      states: {
        checked: {
          description: 'The server was asked about the good lines, save those mended since.',
          meta: { features: ['QE-05', 'PASTE-01'] },
          on: {
            'lines.add': [
              { guard: 'hasUnchecked', target: '#paste.rechecking' },
              { guard: 'isReadyThroughout', target: '#paste.done', actions: 'sendEntries' },
              { guard: 'hasReady', actions: ['sendEntries', 'settleAdded'] },
            ],
          },
        },
        unreachable: {
          description: 'The server could not be asked: nothing is lost, and it can be asked again.',
          meta: { features: ['QE-05', 'QE-08', 'PASTE-01'] },
          tags: 'failed',
          on: { 'check.retry': '#paste.judging' },
        },
        confirmingClose: {
          description: 'Lines are left: shall they be lost?',
          meta: { features: ['LEAVE-03', 'PASTE-01'] },
          tags: 'asking',
          on: {
            'close.confirm': '#paste.closed',
            'close.refuse': [{ guard: 'wasUnreachable', target: 'unreachable' }, { target: 'checked' }],
          },
        },
      },
    },
    rechecking: {
      description: 'Mended lines are shown to the server before the good ones go on; what it refuses stays.',
      meta: { features: ['QE-05', 'API-03', 'PASTE-01'] },
      tags: 'busy',
      invoke: {
        id: 'validateLines',
        src: 'validateLines',
        input: ({ context }) => ({ lines: uncheckedLines(context.rows) }),
        onDone: [
          {
            guard: { type: 'isReadyAfter', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'learnAnswer', params: ({ event }) => event }, 'sendEntries'],
          },
          {
            guard: { type: 'leavesReady', params: ({ event }) => event },
            target: 'reviewing',
            actions: [{ type: 'learnAnswer', params: ({ event }) => event }, 'sendEntries', 'settleAdded'],
          },
          { target: 'reviewing', actions: { type: 'learnAnswer', params: ({ event }) => event } },
        ],
        onError: {
          target: 'reviewing.unreachable',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    done: {
      type: 'final',
      description: 'Every line went to quick entry, or was dropped.',
      meta: { features: ['QE-01', 'PASTE-01'] },
    },
    closed: {
      type: 'final',
      description: 'The dialog was closed; lines not added are gone.',
      meta: { features: ['PASTE-01'] },
    },
  },
  options: machineOptions,
});

function tooLong({ context }: { context: PasteDesk }): { message: string } {
  return { message: pasteWords.tooLong(tooManyLines(context.text) ?? 0) };
}

export type PasteRef = ActorRefFrom<typeof pasteMachine>;
export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>;
