import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import type { CheckedLines } from '#domain/cart/cart.ts';
import { holdsLines, tooManyLines } from '#domain/paste/lines/pastedLines.ts';
import type { Correction } from '#domain/paste/matchPaste.ts';
import { entriesOf, isReady, uncheckedLines } from '#domain/paste/review.ts';
import { pasteWords } from '#domain/paste/words.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import * as list from './pastedList.ts';

/** Turns a pasted list into quick entry lines: parsed, checked here and by the server, corrected, added. Invoked by the dialogs while it is open. */
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
    hasText: refusing(
      ({ context }: { context: list.PastedList }) => holdsLines(context.text),
      () => entryText('paste.noLines'),
    ),
    hasPreparedText: ({ context }) => holdsLines(context.text) && list.isPrepared(context),
    isTooLong: ({ context }) => tooManyLines(context.text) !== null,
    isReadable: (_, { file }: { file: list.TextFile }) => list.refusalOfFile(file) === null,
    hasUnchecked: ({ context }) => uncheckedLines(context.rows).length > 0,
    needsCheck: ({ context }) => Object.values(list.checkOf(context)).some(({ length }) => length > 0),
    hasReady: ({ context }) => context.rows.some(isReady),
    hasRows: ({ context }) => context.rows.length > 0,
    isReadyThroughout: ({ context }) => context.rows.every(isReady),
    canGoOn: refusing(
      ({ context }: { context: list.PastedList }) => context.rows.length === 0 || context.rows.some(isReady),
      () => entryText('paste.noLineReady'),
    ),
    isRechecking: stateIn({ checking: 'rechecking' }),
    isThroughWith: ({ context }) => context.rows.length === 0 && context.addedCount > 0,
    wasUnreachable: ({ context }) => context.failureText !== null,
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text, message: null }),
    say: assign({ message: (_, { message }: { message: string }) => message }),
    match: assign(({ context }) => list.matched(context)),
    correct: assign(
      ({ context }, { line, correction }: { line: number; correction: Correction & { isAgreed?: boolean } }) =>
        list.corrected(context, line, correction),
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
      description: 'A text that was already pasted elsewhere is checked right away.',
      always: [
        { guard: 'isTooLong', target: 'writing', actions: { type: 'say', params: tooLong } },
        { guard: 'hasPreparedText', target: 'sorting', actions: 'match' },
        { guard: 'hasText', target: 'preparing' },
        { target: 'writing' },
      ],
    },
    preparing: {
      description: 'A large catalog is being prepared for finding products by their text. The page stays responsive.',
      tags: 'busy',
      invoke: {
        id: 'prepareIndex',
        src: 'prepareIndex',
        input: ({ context }) => ({ products: context.catalogue().products }),
        onDone: { target: 'sorting', actions: 'match' },
        onError: { target: 'sorting', actions: 'match' },
      },
      on: {
        'text.change': {
          description: 'The user keeps writing, so the list is not checked yet.',
          target: 'writing',
          actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
        },
      },
    },
    writing: {
      description: 'The user pastes or types the list, or loads it from a file.',
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
            'list.match': [
              { guard: 'isTooLong', actions: { type: 'say', params: tooLong } },
              { guard: 'hasPreparedText', target: '#paste.sorting', actions: 'match' },
              { guard: 'hasText', target: '#paste.preparing' },
            ],
            'dialog.close': [{ guard: 'hasText', target: 'confirmingClose' }, { target: '#paste.closed' }],
          },
        },
        confirmingClose: {
          description: 'The user is asked before the text is lost.',
          tags: 'asking',
          on: { 'close.confirm': '#paste.closed', 'close.refuse': 'typing' },
        },
      },
    },
    readingFile: {
      description: 'A file is being read in the browser. Its lines are added after the existing ones.',
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
      description: 'The lines are checked by the rules. Good lines and unknown codes go to the server in one request.',
      always: [{ guard: 'needsCheck', target: 'checking' }, { target: 'reviewing' }],
    },
    checking: {
      description:
        'The server checks which good lines it would refuse and which codes are no longer sold. It saves nothing.',
      tags: 'busy',
      initial: 'matching',
      states: {
        matching: { description: 'The list is checked as it was read.' },
        rechecking: {
          description: 'A corrected list is checked again before its good lines are added. Refused lines stay.',
        },
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
          actions: assign({
            failureText: ({ event }) =>
              entryText('entry.serverUnreachable', { detail: failureOf(event.error).detail }).trim(),
          }),
        },
      },
    },
    reviewing: {
      description: 'Each line shows its result and can be corrected or removed. Good lines can be added.',
      tags: 'editable',
      initial: 'checked',
      always: { guard: 'isThroughWith', target: 'done' },
      on: {
        'row.correct': {
          actions: { type: 'correct', params: ({ event }) => ({ line: event.line, correction: event.correction }) },
        },
        'row.agree': {
          actions: { type: 'correct', params: ({ event }) => ({ line: event.line, correction: { isAgreed: true } }) },
        },
        'rows.agree': { actions: assign(({ context }) => list.agreed(context)) },
        'row.takeAll': {
          description: 'A line that matches several products becomes a line for each.',
          actions: assign(({ context, event }) => list.taken(context, event.line)),
        },
        'column.choose': {
          description: 'The user chooses the code column of a table, and its lines are checked again.',
          actions: assign(({ context, event }) => list.columnChosen(context, event.line, event.column)),
        },
        'rows.setQuantity': {
          description: 'All lines without a quantity get the same one.',
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
          description: 'The server has checked the good lines, except those corrected since.',
          on: {
            'lines.add': [
              { guard: 'hasUnchecked', target: '#paste.checking.rechecking' },
              { guard: 'canGoOn', target: '#paste.adding' },
            ],
          },
        },
        unreachable: {
          description: 'The server could not be reached. Nothing is lost, and the user can check again.',
          tags: 'failed',
          on: { 'check.retry': '#paste.checking' },
        },
        confirmingClose: {
          description: 'The user is asked before the remaining lines are lost.',
          tags: 'asking',
          on: {
            'close.confirm': '#paste.closed',
            'close.refuse': [{ guard: 'wasUnreachable', target: 'unreachable' }, { target: 'checked' }],
          },
        },
      },
    },
    adding: {
      description: 'The good lines go to quick entry. The others stay.',
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
      description: 'Every line went to quick entry or was removed.',
    },
    closed: {
      type: 'final',
      description: 'The dialog was closed. Lines that were not added are gone.',
    },
  },
  options: machineOptions,
});

function tooLong({ context }: { context: list.PastedList }): { message: string } {
  return { message: pasteWords.tooLong(tooManyLines(context.text) ?? 0) };
}

export type PasteRef = ActorRefFrom<typeof pasteMachine>;
export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>;
