import { assertEvent, assign, type EventObject, fromCallback, setup } from 'xstate';
import { frameText } from '#domain/texts/frameText.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { FormOutput, VersionedChange, WriteAnswer } from './versionedWrite.ts';

interface VersionedFormContext<Stored, Kept> {
  /** As it was read; null for a new one. */
  stored: Stored | null;
  /** The version that the next save is based on. */
  version: number;
  /** What was sent last. */
  typed: Kept | null;
  /** What someone else saved in the meantime. */
  newest: Stored | null;
  /** Why it was not saved. */
  problems: readonly string[];
  output: FormOutput<Stored, Kept>;
}

type VersionedFormEvent<Change> =
  | { type: 'form.edit' }
  | { type: 'form.save'; change: Change }
  | { type: 'conflict.keepMine'; change: Change }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.keepEditing' }
  | { type: 'form.close' }
  | { type: 'discard.confirm' }
  | { type: 'discard.refuse' };

interface VersionedFormOf<Stored, Change, Kept, Id extends string> {
  id: Id;
  /** What is edited, as the drawing calls it: 'the user'. */
  subject: string;
  versionOf: (stored: Stored) => number;
  /** The part of a change that may be known here; a secret stays in the form. */
  kept: (change: Change) => Kept;
  /** The message if nothing else says why it was not saved. */
  notSaved: string;
}

/**
 * A form of something that several people may edit. It is saved with the version that was read, so that it never
 * overwrites someone else's changes unseen. Invoked with what was read; closed once it is saved or discarded.
 */
export function versionedForm<Stored, Change, Kept, const Id extends string>(
  of: VersionedFormOf<Stored, Change, Kept, Id>,
) {
  type Context = VersionedFormContext<Stored, Kept>;
  const { id, subject } = of;

  const versionOf = (stored: Stored | null) => (stored === null ? 0 : of.versionOf(stored));

  function troubleOf(error: unknown): string {
    const { kind, detail } = failureOf(error);
    return kind === 'offline' ? frameText('session.noResponse') : detail || of.notSaved;
  }

  return setup({
    types: {} as {
      context: Context;
      events: VersionedFormEvent<Change>;
      input: { stored: Stored | null };
      output: FormOutput<Stored, Kept>;
      tags: 'busy' | 'asking';
    },
    actors: {
      write: port<WriteAnswer<Stored>, VersionedChange<Stored, Change>>('write'),
      /** While it runs, leaving asks first. */
      holdUnsavedWork: fromCallback<EventObject, { stored: Stored | null }>(() => undefined),
    },
    actions: {
      keepTyped: assign({ problems: [], typed: (_, { change }: { change: Change }) => of.kept(change) }),
      markClosed: assign({ output: ({ context: { stored } }) => ({ kind: 'closed' as const, stored }) }),
    },
  }).createMachine({
    id,
    context: ({ input: { stored } }) => ({
      stored,
      version: versionOf(stored),
      typed: null,
      newest: null,
      problems: [],
      output: { kind: 'closed', stored },
    }),
    initial: 'untouched',
    states: {
      untouched: {
        description: 'The form shows the stored values.',
        on: {
          'form.edit': 'held',
          'form.save': {
            target: 'held.saving',
            actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
          },
          'form.close': { target: 'closed', actions: 'markClosed' },
        },
      },
      held: {
        description: 'Something was changed. Leaving asks first, and closing the tab shows the browser warning.',
        initial: 'touched',
        invoke: {
          id: 'holdUnsavedWork',
          src: 'holdUnsavedWork',
          input: ({ context: { stored } }) => ({ stored }),
          onError: '.touched',
        },
        states: {
          touched: {
            description: 'The user fills in the fields. If the last attempt failed, the reason is shown above them.',
            on: {
              'form.save': {
                target: 'saving',
                actions: { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
              },
              'form.close': 'discarding',
            },
          },
          discarding: {
            description: 'The user is asked before what they typed is lost.',
            tags: 'asking',
            on: {
              'discard.confirm': { target: `#${id}.closed`, actions: 'markClosed' },
              'discard.refuse': 'touched',
            },
          },
          saving: {
            description: `The changes to ${subject} are sent with the version that was read. The form keeps them.`,
            tags: 'busy',
            invoke: {
              id: 'write',
              src: 'write',
              input: ({ context: { stored, version }, event }) => {
                assertEvent(event, ['form.save', 'conflict.keepMine']);
                return { stored, version, change: event.change };
              },
              onDone: [
                {
                  guard: ({ event }) => event.output.kind === 'saved',
                  target: `#${id}.closed`,
                  actions: assign({
                    output: ({ context: { stored, typed, output }, event }): FormOutput<Stored, Kept> =>
                      event.output.kind === 'saved' && typed !== null
                        ? { kind: 'saved', stored: event.output.stored, typed, isNew: stored === null }
                        : output,
                  }),
                },
                {
                  guard: ({ event }) => event.output.kind === 'stale',
                  target: 'conflicting',
                  actions: assign({
                    newest: ({ event }) => (event.output.kind === 'stale' ? event.output.stored : null),
                  }),
                },
                {
                  target: 'touched',
                  actions: assign({
                    problems: ({ event }) =>
                      event.output.kind === 'refused' && event.output.reasons.length > 0
                        ? event.output.reasons
                        : [of.notSaved],
                  }),
                },
              ],
              onError: { target: 'touched', actions: assign({ problems: ({ event }) => [troubleOf(event.error)] }) },
            },
          },
          conflicting: {
            description: `Someone else saved ${subject} in the meantime. The user compares both versions and chooses one, or keeps editing.`,
            tags: 'asking',
            on: {
              'conflict.keepMine': {
                target: 'saving',
                actions: [
                  // Mine is saved again, based on their version.
                  assign({ version: ({ context: { newest } }) => versionOf(newest) }),
                  { type: 'keepTyped', params: ({ event }) => ({ change: event.change }) },
                ],
              },
              'conflict.takeTheirs': {
                target: `#${id}.untouched`,
                actions: assign(({ context: { newest } }) => ({
                  stored: newest,
                  version: versionOf(newest),
                  typed: null,
                  newest: null,
                  problems: [],
                })),
              },
              'conflict.keepEditing': {
                target: 'touched',
                description: 'The form keeps its version, so that the next save asks again.',
              },
            },
          },
        },
      },
      closed: {
        description: 'The form is closed.',
        type: 'final',
      },
    },
    output: ({ context }) => context.output,
    options: machineOptions,
  });
}
