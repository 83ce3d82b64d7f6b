import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { NO_CATALOGUE } from '#domain/catalog/catalogue.ts';
import { isEditable } from '#domain/guide/guide.ts';
import { guideEditHref, guideHref } from '#domain/guide/guideAddress.ts';
import type { RoundingFlag } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { CatalogueRef } from '../../shop/catalogue/catalogueMachine.ts';
import type { OpenedGuide } from '../guideForm/guideForm.ts';
import { guideFormMachine } from '../guideForm/guideFormMachine.ts';
import { guideNamingMachine } from '../guideNaming/guideNamingMachine.ts';

interface Input {
  /** The guide's name in the address; '' starts one without a name. */
  name: string;
  catalogueRef: CatalogueRef;
  rounding: RoundingFlag;
}

interface Context extends Input {
  opened: OpenedGuide;
  message: string | null;
  failure: Failure | null;
}

type Event = { type: 'open.retry' } | { type: 'guide.copy' };

const NOTHING_OPENED: OpenedGuide = {
  guide: null,
  guides: [],
  catalogue: NO_CATALOGUE,
};

/** The page that edits one guide: it is opened, or copied if it cannot be changed. Runs on /order-guide-edit. */
export const guideEditMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
    children: { guideNaming: 'guideNaming'; guideForm: 'guideForm' };
  },
  actors: {
    openGuide: port<OpenedGuide, { name: string; catalogue: CatalogueRef }>('openGuide'),
    guideForm: guideFormMachine,
    guideNaming: guideNamingMachine,
  },
  guards: {
    isLocked: (_, { opened: { guide } }: { opened: OpenedGuide }) => guide !== null && !isEditable(guide),
    wasNamed: (_, { name }: { name: string | null }) => name !== null,
  },
  actions: {
    /** Provided by the host: opens another page, and asks first if something is unsaved. */
    goTo: (_, _params: { path: string }) => undefined,
    setOpened: assign({ opened: (_, { opened }: { opened: OpenedGuide }) => opened }),
  },
}).createMachine({
  id: 'guideEdit',
  context: ({ input }) => ({ ...input, opened: NOTHING_OPENED, message: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The current guide and the catalog are loading.',
      tags: 'busy',
      invoke: {
        id: 'openGuide',
        src: 'openGuide',
        input: ({ context }) => ({ name: context.name, catalogue: context.catalogueRef }),
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ opened: event.output }) },
            target: 'locked',
            actions: [
              { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
              assign({
                message: ({ context, event }) =>
                  event.output.resumed ? guidesText('guide.orderGuide.interruptedGone', { name: context.name }) : null,
              }),
            ],
          },
          {
            target: 'editing',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: {
      description: 'Loading failed, or the form broke. The reason is shown, and the guide can be opened again.',
      tags: 'failed',
      on: { 'open.retry': 'opening' },
    },
    locked: {
      description: "'Standard' and read-only guides cannot be edited, but they can be copied.",
      exit: assign({ message: null }),
      on: { 'guide.copy': 'copying' },
    },
    copying: {
      description: 'The user names the copy and then edits it.',
      invoke: {
        id: 'guideNaming',
        src: 'guideNaming',
        input: ({ context: { opened, catalogueRef } }) => ({
          source: opened.guide,
          takenNames: opened.guides.map(({ name }) => name),
          guideList: catalogueRef,
        }),
        onDone: [
          {
            guard: { type: 'wasNamed', params: ({ event }) => ({ name: event.output.name }) },
            target: 'locked',
            actions: {
              type: 'goTo',
              params: ({ event }) => ({ path: guideEditHref(event.output.name ?? '') }),
            },
          },
          { target: 'locked' },
        ],
        onError: { target: 'locked', actions: assign({ message: guidesText('guide.orderGuide.unexpected') }) },
      },
    },
    editing: {
      description: 'The user edits the guide until it is saved, and then goes to its page.',
      invoke: {
        id: 'guideForm',
        src: 'guideForm',
        input: ({ context: { name, opened, catalogueRef, rounding } }) => ({
          name,
          opened,
          guideList: catalogueRef,
          rounding,
        }),
        onDone: {
          description: "The form stays on screen until the guide's page is loaded.",
          actions: { type: 'goTo', params: ({ event }) => ({ path: guideHref(event.output.name) }) },
        },
        onError: {
          target: 'failed',
          actions: assign({
            failure: (): Failure => ({
              kind: 'unexpected',
              status: null,
              detail: guidesText('guide.orderGuide.unexpected'),
            }),
          }),
        },
      },
    },
  },
  options: machineOptions,
});

export type GuideEditRef = ActorRefFrom<typeof guideEditMachine>;
export type GuideEditSnapshot = SnapshotFrom<typeof guideEditMachine>;
