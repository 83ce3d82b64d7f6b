import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import type { CheckedLines } from '#domain/cart/cart.ts';
import type { Mending } from '#domain/paste/judgePaste.ts';
import { holdsLines, tooManyLines } from '#domain/paste/pastedLines.ts';
import { entriesOf, isReady, uncheckedLines } from '#domain/paste/review.ts';
import { pasteWords } from '#domain/paste/words.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import * as list from './pastedList.ts';

/** Turns a pasted list into lines of quick entry: read, judged here and by the server, mended, added. Invoked by the dialogs while it is open. */
export const pasteMachine = setup({
  types: {} as {
    context: list.PastedList;
    events: list.PasteEvent;
    input: list.PasteInput;
    tags: 'busy' | 'failed' | 'editable' | 'asking';
  },
  actors: {
    validateLines: port<CheckedLines, list.PasteCheck>('validateLines'),
    readTextFile: port<string, { file: list.TextFile }>('readTextFile'),
    prepareIndex: port<void, { products: ProductTable }>('prepareIndex'),
  },
  guards: {
    hasText: ({ context }) => holdsLines(context.text),
    hasPreparedText: ({ context }) => holdsLines(context.text) && list.isPrepared(context),
    isTooLong: ({ context }) => tooManyLines(context.text) !== null,
    isReadable: (_, { file }: { file: list.TextFile }) => list.refusalOfFile(file) === null,
    hasUnchecked: ({ context }) => uncheckedLines(context.rows).length > 0,
    needsCheck: ({ context }) => Object.values(list.checkOf(context)).some(({ length }) => length > 0),
    hasReady: ({ context }) => context.rows.some(isReady),
    hasRows: ({ context }) => context.rows.length > 0,
    isReadyThroughout: ({ context }) => context.rows.every(isReady),
    canGoOn: ({ context }) => context.rows.length === 0 || context.rows.some(isReady),
    isRechecking: stateIn({ checking: 'rechecking' }),
    isThroughWith: ({ context }) => context.rows.length === 0 && context.addedCount > 0,
    wasUnreachable: ({ context }) => context.failureText !== null,
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text, message: null }),
    say: assign({ message: (_, { message }: { message: string }) => message }),
    judge: assign(({ context }) => list.judged(context)),
    mend: assign(({ context }, { line, mending }: { line: number; mending: Mending & { isAgreed?: boolean } }) =>
      list.mended(context, line, mending),
    ),
    drop: assign(({ context }, { lines }: { lines: readonly number[] }) => list.dropped(context, lines)),
    setChecked: assign(({ context }, { checked }: { checked: CheckedLines }) => list.answered(context, checked)),
    sendEntries: sendTo(
      ({ context }) => context.quickEntry,
      ({ context }) => ({ type: 'lines.add' as const, entries: entriesOf(context.rows) }),
    ),
  },
}).createMachine({
  id: 'paste',
  context: ({ input }) => list.openedList(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A text that was pasted elsewhere is judged at once.',
      always: [
        { guard: 'isTooLong', target: 'writing', actions: { type: 'say', params: tooLong } },
        { guard: 'hasPreparedText', target: 'sorting', actions: 'judge' },
        { guard: 'hasText', target: 'preparing' },
        { target: 'writing' },
      ],
    },
    preparing: {
      description:
        'A large catalogue is made ready for finding products by what is written; the page stays alive meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'prepareIndex',
        src: 'prepareIndex',
        input: ({ context }) => ({ products: context.catalogue().products }),
        onDone: { target: 'sorting', actions: 'judge' },
        onError: { target: 'sorting', actions: 'judge' },
      },
      on: {
        'text.change': {
          description: 'Who goes on writing is not through with the list.',
          target: 'writing',
          actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        },
      },
    },
    writing: {
      description: 'The list is pasted, typed or taken from a file.',
      tags: 'editable',
      initial: 'typing',
      states: {
        typing: {
          description: 'The text can be changed.',
          on: {
            'text.change': { actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) } },
            'file.choose': [
              {
                guard: { type: 'isReadable', params: ({ event }) => ({ file: event.file }) },
                target: '#paste.readingFile',
                actions: assign({ fileName: ({ event }) => event.file.name }),
              },
              { actions: { type: 'say', params: ({ event }) => ({ message: list.refusalOfFile(event.file) ?? '' }) } },
            ],
            'list.judge': [
              { guard: 'isTooLong', actions: { type: 'say', params: tooLong } },
              { guard: 'hasPreparedText', target: '#paste.sorting', actions: 'judge' },
              { guard: 'hasText', target: '#paste.preparing' },
            ],
            'dialog.close': [{ guard: 'hasText', target: 'confirmingClose' }, { target: '#paste.closed' }],
          },
        },
        confirmingClose: {
          description: 'The text would be lost: is that meant?',
          tags: 'asking',
          on: { 'close.confirm': '#paste.closed', 'close.refuse': 'typing' },
        },
      },
    },
    readingFile: {
      description: 'A file is read in the browser; its lines come behind those that are there.',
      tags: 'busy',
      invoke: {
        id: 'readTextFile',
        src: 'readTextFile',
        input: ({ event }) => {
          assertEvent(event, 'file.choose');
          return { file: event.file };
        },
        onDone: {
          target: 'writing',
          actions: assign({
            text: ({ context, event }) => [context.text.trimEnd(), event.output].filter(Boolean).join('\n'),
            message: null,
          }),
        },
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
      description: 'The lines are judged by the rules; good lines and unknown codes go to the server in one request.',
      always: [{ guard: 'needsCheck', target: 'checking' }, { target: 'reviewing' }],
    },
    checking: {
      description:
        'The server says which good lines it would refuse, and which codes are no longer sold; it writes nothing.',
      tags: 'busy',
      initial: 'judging',
      states: {
        judging: { description: 'Of a list as it was read.' },
        rechecking: { description: 'Of a list with mended lines, before the good ones go on; what it refuses stays.' },
      },
      invoke: {
        id: 'validateLines',
        src: 'validateLines',
        input: ({ context }) => list.checkOf(context),
        onDone: [
          {
            guard: 'isRechecking',
            target: 'adding',
            actions: { type: 'setChecked', params: ({ event }) => ({ checked: event.output }) },
          },
          { target: 'reviewing', actions: { type: 'setChecked', params: ({ event }) => ({ checked: event.output }) } },
        ],
        onError: {
          target: 'reviewing.unreachable',
          actions: assign({ failureText: ({ event }) => texts.entry.serverUnreachable(failureOf(event.error).detail) }),
        },
      },
    },
    reviewing: {
      description: 'Every line has its verdict and can be mended or dropped; the good ones can go on.',
      tags: 'editable',
      initial: 'checked',
      always: { guard: 'isThroughWith', target: 'done' },
      on: {
        'row.mend': {
          actions: { type: 'mend', params: ({ event }) => ({ line: event.line, mending: event.mending }) },
        },
        'row.agree': {
          actions: { type: 'mend', params: ({ event }) => ({ line: event.line, mending: { isAgreed: true } }) },
        },
        'rows.agree': { actions: assign(({ context }) => list.agreed(context)) },
        'row.takeAll': {
          description: 'A line that matches several products becomes a line for each.',
          actions: assign(({ context, event }) => list.taken(context, event.line)),
        },
        'column.choose': {
          description: 'One column of a table is the code; its lines are judged again.',
          actions: assign(({ context, event }) => list.columnChosen(context, event.line, event.column)),
        },
        'rows.setQuantity': {
          description: 'All lines that say no quantity get the same.',
          actions: assign(({ context, event }) => list.filled(context, event.quantity)),
        },
        'row.drop': { actions: { type: 'drop', params: ({ event }) => ({ lines: [event.line] }) } },
        'rows.dropNoOrder': {
          actions: { type: 'drop', params: ({ context }) => ({ lines: list.noOrderRows(context.rows) }) },
        },
        'view.choose': {
          actions: assign(({ context, event }) => ({ ...list.pinned(context.rows), view: event.view })),
        },
        'text.edit': { target: 'writing', actions: assign(({ context }) => list.backToText(context)) },
        'dialog.close': [{ guard: 'hasRows', target: '.confirmingClose' }, { target: 'closed' }],
      },
      states: {
        checked: {
          description: 'The server was asked about the good lines, save those mended since.',
          on: {
            'lines.add': [
              { guard: 'hasUnchecked', target: '#paste.checking.rechecking' },
              { guard: 'canGoOn', target: '#paste.adding' },
            ],
          },
        },
        unreachable: {
          description: 'The server could not be asked: nothing is lost, and it can be asked again.',
          tags: 'failed',
          on: { 'check.retry': '#paste.checking' },
        },
        confirmingClose: {
          description: 'Lines are left: shall they be lost?',
          tags: 'asking',
          on: {
            'close.confirm': '#paste.closed',
            'close.refuse': [{ guard: 'wasUnreachable', target: 'unreachable' }, { target: 'checked' }],
          },
        },
      },
    },
    adding: {
      description: 'The good lines go to quick entry; the others stay.',
      always: [
        { guard: 'isReadyThroughout', target: 'done', actions: 'sendEntries' },
        {
          guard: 'hasReady',
          target: 'reviewing',
          actions: ['sendEntries', assign(({ context }) => list.settledAdded(context))],
        },
        { target: 'reviewing' },
      ],
    },
    done: {
      type: 'final',
      description: 'Every line went to quick entry, or was dropped.',
    },
    closed: {
      type: 'final',
      description: 'The dialog was closed; lines not added are gone.',
    },
  },
  options: machineOptions,
});

function tooLong({ context }: { context: list.PastedList }): { message: string } {
  return { message: pasteWords.tooLong(tooManyLines(context.text) ?? 0) };
}

export type PasteRef = ActorRefFrom<typeof pasteMachine>;
export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>;
