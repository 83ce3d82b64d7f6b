import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { StoredLanding } from '#domain/api/landing.ts';
import { canInsertCard, canMoveCard, cardById } from '#domain/landing/editCards.ts';
import { titleProblem } from '#domain/landing/editProblems.ts';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { recorded, redone, undone } from '#domain/landing/layoutHistory.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { cardEditingMachine } from './cardEditingMachine.ts';
import { historyGuards } from './historyGuards.ts';
import type { LandingSaved, OpenedLanding } from './landingEditing.ts';
import * as rules from './landingForm.ts';
import { landingSavingMachine } from './landingSavingMachine.ts';

interface Context extends rules.Arranging, Pick<OpenedLanding, 'catalogue' | 'finder' | 'pushProductKeys'> {}

type OfCard = { card: number };
/** 0 is the first. */
type Place = { place: number };

type Event =
  | { type: 'title.type'; title: string }
  | ({ type: 'card.edit' } & OfCard)
  | ({ type: 'card.move' } & OfCard & Place)
  | ({ type: 'card.insert' } & Place)
  | ({ type: 'card.hide' } & OfCard)
  | ({ type: 'card.delete' } & OfCard)
  | { type: 'delete.confirm' }
  | { type: 'delete.refuse' }
  | { type: 'history.undo' }
  | { type: 'history.redo' }
  | { type: 'page.save' }
  | { type: 'page.cancel' };

/** The landing page while it is edited: its title and cards, with undo and redo, saved as one. Invoked once it is opened. */
export const landingFormMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: OpenedLanding;
    tags: 'busy' | 'editable';
    children: { cardEditing: 'cardEditing'; landingSaving: 'landingSaving' };
  },
  actors: {
    cardEditing: cardEditingMachine,
    landingSaving: landingSavingMachine,
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback<EventObject, { part: 'page' | 'card' }>(() => undefined),
    /** Provided by the host: stores what `read` returns as a saved draft, for a crash and for the owner after the session ends. */
    saveDraft: fromCallback<EventObject, { read: () => LandingSavedDraft | null }>(() => undefined),
  },
  guards: {
    isCard: ({ context }, { card }: OfCard) => cardById(context.history.present, card) !== null,
    isMovable: ({ context }, { card, place }: OfCard & Place) => canMoveCard(context.history.present, card, place),
    hasRoom: ({ context }) => canInsertCard(context.history.present),
    ...historyGuards,
    isTouched: ({ context: { history, base } }) => history.present !== base,
    isUntouched: ({ context: { history, base } }) => history.present === base,
    isWrong: ({ context }) => titleProblem(context.history.present.title) !== null,
    isCardInterrupted: ({ context: { card, cardLayout } }) => card !== null && cardLayout !== null,
    isSaved: (_, { saved }: { saved: LandingSaved }) => saved.kind === 'saved',
    isFailed: (_, { saved }: { saved: LandingSaved }) => saved.kind === 'failed',
  },
  actions: {
    /** Provided by the host: opens another page, after asking where something is unsaved. */
    goTo: (_, _params: { path: string }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    typeTitle: assign({
      history: ({ context: { history } }, { title }: { title: string }) =>
        recorded(history, { ...history.present, title }, 'title'),
      message: null,
    }),
    choose: assign({ card: (_, { card }: OfCard) => card, announcement: '' }),
    clearChoice: assign(({ context: { card } }) => ({ card: null, focus: { card, control: 'delete' as const } })),
    move: assign(({ context }, { card, place }: OfCard & Place) => rules.moved(context, card, place)),
    insert: assign(({ context }, { place }: Place) => rules.inserted(context, place)),
    hide: assign(({ context }, { card }: OfCard) => rules.hidden(context, card)),
    remove: assign(({ context }) => rules.deleted(context)),
    undo: assign({
      history: ({ context }) => undone(context.history),
      announcement: landingText('landingEdit.undone'),
    }),
    redo: assign({
      history: ({ context }) => redone(context.history),
      announcement: landingText('landingEdit.redone'),
    }),
    takeCard: assign(({ context }, { layout }: { layout: LandingLayout | null }) => rules.returned(context, layout)),
    showCardBroken: assign(({ context }) => ({
      ...rules.returned(context, null),
      message: landingText('landingEdit.unexpected'),
    })),
    takeTheirs: assign(({ context }, { saved }: { saved: LandingSaved }) =>
      saved.kind === 'theirs' ? rules.replaced(context, saved.landing satisfies StoredLanding) : {},
    ),
    showReason: assign({
      message: (_, { saved }: { saved: LandingSaved }) => (saved.kind === 'failed' ? saved.text : null),
    }),
    showBroken: assign({ message: landingText('landingEdit.unexpected') }),
    clearMessage: assign({ message: null, announcement: '' }),
  },
}).createMachine({
  id: 'landingForm',
  context: ({ input }) => {
    const { catalogue, finder, pushProductKeys } = input;
    return { ...rules.startedArranging(input), catalogue, finder, pushProductKeys };
  },
  initial: 'open',
  states: {
    open: {
      description: 'The page is on screen until it is saved.',
      type: 'parallel',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ self }) => ({ read: () => rules.unfinishedLanding(self.getSnapshot().context) }),
        onError: {},
      },
      states: {
        form: {
          description: 'The admin edits and saves the page.',
          initial: 'beginning',
          states: {
            beginning: {
              description: 'An interrupted edit resumes in the card editor if it was there.',
              always: [{ guard: 'isCardInterrupted', target: 'editingCard' }, { target: 'arranging' }],
            },
            arranging: {
              description:
                'The admin sees the page as it will look, and adds, moves, hides or opens cards. Steps can be undone and redone.',
              tags: 'editable',
              on: {
                'title.type': { actions: { type: 'typeTitle', params: ({ event }) => ({ title: event.title }) } },
                'card.edit': {
                  guard: { type: 'isCard', params: ({ event }) => ({ card: event.card }) },
                  target: 'editingCard',
                  actions: { type: 'choose', params: ({ event }) => ({ card: event.card }) },
                },
                'card.move': {
                  guard: {
                    type: 'isMovable',
                    params: ({ event }) => ({ card: event.card, place: event.place }),
                  },
                  actions: { type: 'move', params: ({ event }) => ({ card: event.card, place: event.place }) },
                },
                'card.insert': {
                  guard: 'hasRoom',
                  actions: { type: 'insert', params: ({ event }) => ({ place: event.place }) },
                },
                'card.hide': { actions: { type: 'hide', params: ({ event }) => ({ card: event.card }) } },
                'card.delete': {
                  guard: { type: 'isCard', params: ({ event }) => ({ card: event.card }) },
                  target: 'confirmingDelete',
                  actions: { type: 'choose', params: ({ event }) => ({ card: event.card }) },
                },
                'history.undo': { guard: 'canUndo', actions: 'undo' },
                'history.redo': { guard: 'canRedo', actions: 'redo' },
                'page.cancel': { actions: { type: 'goTo', params: { path: '/admin' } } },
                'page.save': [
                  { guard: 'isUntouched', target: '#landingForm.saved' },
                  { guard: 'isWrong', description: 'The title shows what is wrong with it and gets the focus.' },
                  { target: 'saving' },
                ],
              },
            },
            confirmingDelete: {
              description: 'The admin is asked before a card and everything in it is deleted.',
              on: {
                'delete.confirm': { target: 'arranging', actions: 'remove' },
                'delete.refuse': { target: 'arranging', actions: 'clearChoice' },
              },
            },
            editingCard: {
              description: 'One card is open with its settings until it is saved into the page or canceled.',
              invoke: {
                id: 'cardEditing',
                src: 'cardEditing',
                input: ({ context: { history, card, cardLayout } }) => ({
                  cardId: card ?? 0,
                  base: history.present,
                  interrupted: cardLayout,
                }),
                onSnapshot: {
                  actions: assign({ cardLayout: ({ event }) => rules.changedLayout(event.snapshot.context) }),
                },
                onDone: {
                  target: 'arranging',
                  actions: { type: 'takeCard', params: ({ event }) => ({ layout: event.output.layout }) },
                },
                onError: { target: 'arranging', actions: 'showCardBroken' },
              },
            },
            saving: {
              description:
                'The page is being saved. If someone else saved it in the meantime, both versions are compared.',
              tags: 'busy',
              entry: 'clearMessage',
              invoke: {
                id: 'landingSaving',
                src: 'landingSaving',
                input: ({ context: { history, version } }) => ({ layout: history.present, version }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => ({ saved: event.output }) },
                    target: '#landingForm.saved',
                    actions: { type: 'notify', params: { type: 'success', text: landingText('landingEdit.saved') } },
                  },
                  {
                    guard: { type: 'isFailed', params: ({ event }) => ({ saved: event.output }) },
                    target: 'arranging',
                    actions: [
                      { type: 'showReason', params: ({ event }) => ({ saved: event.output }) },
                      { type: 'notify', params: { type: 'error', text: landingText('landingEdit.notSaved') } },
                    ],
                  },
                  {
                    target: 'arranging',
                    actions: { type: 'takeTheirs', params: ({ event }) => ({ saved: event.output }) },
                  },
                ],
                onError: {
                  target: 'arranging',
                  actions: [
                    'showBroken',
                    { type: 'notify', params: { type: 'error', text: landingText('landingEdit.notSaved') } },
                  ],
                },
              },
            },
          },
        },
        work: {
          description: 'The editor tracks whether leaving the page would lose changes.',
          initial: 'none',
          states: {
            none: {
              description: 'The page is as it was saved.',
              always: { guard: 'isTouched', target: 'held' },
            },
            held: {
              description: 'Leaving asks first, and closing the tab shows the browser warning.',
              always: { guard: 'isUntouched', target: 'none' },
              invoke: {
                id: 'holdUnsavedWork',
                src: 'holdUnsavedWork',
                input: { part: 'page' },
                onError: 'unguarded',
              },
            },
            unguarded: {
              description: 'A bug disabled the question before leaving. The user can keep working.',
            },
          },
        },
      },
    },
    saved: {
      type: 'final',
      description: 'The page is saved, and leaving no longer asks.',
    },
  },
  options: machineOptions,
});

export type LandingFormRef = ActorRefFrom<typeof landingFormMachine>;
export type LandingFormSnapshot = SnapshotFrom<typeof landingFormMachine>;
