import {
  type ActorRefFrom,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  setup,
} from 'xstate';
import type { StoredPicture } from '#domain/api/images.ts';
import { type CardSettings, cardById, withCard } from '#domain/landing/editCards.ts';
import { type Lengthwise, withContent, withMovedContent, withVariant } from '#domain/landing/editContents.ts';
import { cardProblem } from '#domain/landing/editProblems.ts';
import type { ContentVariant, LandingContent, LandingLayout } from '#domain/landing/layout.ts';
import { historyOf, recorded, redone, undone } from '#domain/landing/layoutHistory.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { type CardDraft, isTouched, type PictureAnswer, type Upload, withPicture, withRefusal } from './cardEditing.ts';
import { historyGuards } from './historyGuards.ts';

interface Input {
  cardId: number;
  base: LandingLayout;
  /** The page as it was in the card editor when it was interrupted. */
  interrupted: LandingLayout | null;
}

interface Choice {
  parentId: number;
  /** The content to replace; null to add one. */
  id: number | null;
  variant: ContentVariant;
}

type Event =
  | { type: 'card.change'; settings: CardSettings; field: string }
  | ({ type: 'content.choose' } & Choice)
  | { type: 'content.move'; id: number; direction: Lengthwise }
  /** The content with its current settings; consecutive changes of one `field` are one undo step. */
  | { type: 'content.change'; content: LandingContent; field: string }
  | ({ type: 'picture.add' } & Upload)
  | { type: 'history.undo' }
  | { type: 'history.redo' }
  | { type: 'card.save' }
  | { type: 'card.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.refuse' };

type Emitted = { type: 'picture.kept'; contentId: number; picture: StoredPicture };

/** One card with its settings and contents, apart from the page until it is saved into it. Invoked by the form of the landing page. */
export const cardEditingMachine = setup({
  types: {} as {
    context: CardDraft;
    events: Event;
    emitted: Emitted;
    input: Input;
    output: { layout: LandingLayout | null };
    tags: 'uploading';
  },
  actors: {
    uploadPicture: port<PictureAnswer, { file: File }>('uploadPicture'),
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback<EventObject, { part: 'page' | 'card' }>(() => undefined),
  },
  guards: {
    ...historyGuards,
    isTouched: ({ context }) => isTouched(context),
    isUntouched: ({ context }) => !isTouched(context),
    isUploading: ({ context }) => context.uploads.length > 0,
    isWrong: ({ context: { history, cardId } }) => {
      const card = cardById(history.present, cardId);
      return card !== null && cardProblem(history.present, card) !== null;
    },
  },
  actions: {
    change: assign(({ context: { history } }, { next, field }: { next: LandingLayout; field: string | null }) => ({
      history: recorded(history, next, field),
    })),
    undo: assign({ history: ({ context }) => undone(context.history) }),
    redo: assign({ history: ({ context }) => redone(context.history) }),
    queue: assign(({ context }, { contentId, file }: Upload) => ({
      uploads: [...context.uploads, { contentId, file }],
      refusal: null,
      resized: null,
    })),
    takePicture: assign(({ context }, { answer }: { answer: PictureAnswer }) =>
      answer.kind === 'kept' ? withPicture(context, answer.picture) : withRefusal(context, answer.text),
    ),
    /** The text editor inserts the picture at the caret. */
    announcePicture: enqueueActions(
      ({ enqueue }, { contentId, answer }: { contentId: number; answer: PictureAnswer }) => {
        if (answer.kind === 'kept') enqueue.emit({ type: 'picture.kept', contentId, picture: answer.picture });
      },
    ),
    showSilence: assign(({ context }, { error }: { error: unknown }) => withRefusal(context, failureOf(error).detail)),
    showProblems: assign({ isCorrecting: true }),
    discard: assign(({ context }) => ({ history: historyOf(context.base) })),
  },
}).createMachine({
  id: 'cardEditing',
  context: ({ input: { cardId, base, interrupted } }) => ({
    cardId,
    base,
    history: historyOf(interrupted ?? base),
    uploads: [],
    refusal: null,
    resized: null,
    isCorrecting: false,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The card is on screen with its settings and a preview.',
      type: 'parallel',
      on: {
        'card.change': {
          actions: {
            type: 'change',
            params: ({ context: { history, cardId }, event: { settings, field } }) => ({
              next: withCard(history.present, cardId, settings),
              field,
            }),
          },
        },
        'content.choose': {
          actions: {
            type: 'change',
            params: ({ context: { history }, event: { parentId, id, variant } }) => ({
              next: withVariant(history.present, parentId, id, variant),
              field: null,
            }),
          },
        },
        'content.move': {
          actions: {
            type: 'change',
            params: ({ context: { history }, event: { id, direction } }) => ({
              next: withMovedContent(history.present, id, direction),
              field: null,
            }),
          },
        },
        'content.change': {
          actions: {
            type: 'change',
            params: ({ context: { history }, event: { content, field } }) => ({
              next: withContent(history.present, content),
              field: `${content.id} ${field}`,
            }),
          },
        },
        'picture.add': {
          actions: { type: 'queue', params: ({ event: { contentId, file } }) => ({ contentId, file }) },
        },
        'history.undo': { guard: 'canUndo', actions: 'undo' },
        'history.redo': { guard: 'canRedo', actions: 'redo' },
        'card.save': [
          { guard: 'isUploading', description: 'Saving waits for its pictures.' },
          { guard: 'isWrong', actions: 'showProblems' },
          { target: 'ended' },
        ],
      },
      states: {
        pictures: {
          description: 'Pictures that were chosen, dropped or pasted upload one after the other.',
          initial: 'none',
          states: {
            none: {
              description: 'No picture is uploading. If the last one was not stored, the reason is shown.',
              always: { guard: 'isUploading', target: 'uploading' },
            },
            uploading: {
              description: 'A picture is uploading. The card can be edited now and saved afterward.',
              tags: 'uploading',
              invoke: {
                id: 'uploadPicture',
                src: 'uploadPicture',
                input: ({ context: { uploads } }) => ({ file: uploads[0]?.file ?? new File([], '') }),
                onDone: {
                  target: 'none',
                  actions: [
                    {
                      type: 'announcePicture',
                      params: ({ context: { uploads }, event: { output } }) => ({
                        contentId: uploads[0]?.contentId ?? 0,
                        answer: output,
                      }),
                    },
                    { type: 'takePicture', params: ({ event }) => ({ answer: event.output }) },
                  ],
                },
                onError: {
                  target: 'none',
                  actions: { type: 'showSilence', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        canceling: {
          description: 'Cancel asks first where it would lose changes to the card.',
          initial: 'none',
          states: {
            none: {
              description: 'The card is edited.',
              on: { 'card.cancel': [{ guard: 'isTouched', target: 'asking' }, { target: '#cardEditing.ended' }] },
            },
            asking: {
              description: 'The admin is asked whether the changes to the card are discarded.',
              on: {
                'cancel.confirm': { target: '#cardEditing.ended', actions: 'discard' },
                'cancel.refuse': { target: 'none' },
              },
            },
          },
        },
        work: {
          description: 'The editor tracks whether leaving the page would lose changes to the card.',
          initial: 'none',
          states: {
            none: {
              description: 'The card is unchanged.',
              always: { guard: 'isTouched', target: 'held' },
            },
            held: {
              description: 'Leaving asks first, and closing the tab shows the browser warning.',
              always: { guard: 'isUntouched', target: 'none' },
              invoke: {
                id: 'holdUnsavedWork',
                src: 'holdUnsavedWork',
                input: { part: 'card' },
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
    ended: {
      type: 'final',
      description: 'The changed card goes into the page, or the page stays as it was.',
    },
  },
  output: ({ context }) => ({ layout: isTouched(context) ? context.history.present : null }),
  options: machineOptions,
});

export type CardEditingRef = ActorRefFrom<typeof cardEditingMachine>;
export type CardEditingSnapshot = SnapshotFrom<typeof cardEditingMachine>;
