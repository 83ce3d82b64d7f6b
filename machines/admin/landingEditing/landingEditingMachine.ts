import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { landingText } from '#domain/texts/landingText.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { CatalogueRef } from '../../shop/catalogue/catalogueMachine.ts';
import type { OpenedLanding } from './landingEditing.ts';
import { landingFormMachine } from './landingFormMachine.ts';

interface Input {
  catalogueRef: CatalogueRef;
}

interface Context extends Input {
  /** Null until it is loaded. */
  opened: OpenedLanding | null;
  failure: Failure | null;
}

type Event = { type: 'open.retry' };

/** The page that edits the landing page: it is opened, edited, and left once it is saved. Runs on /admin/landing. */
export const landingEditingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
    children: { landingForm: 'landingForm' };
  },
  actors: {
    openLanding: port<OpenedLanding, { catalogue: CatalogueRef }>('openLanding'),
    landingForm: landingFormMachine,
  },
  actions: {
    /** Provided by the host: opens another page, and asks first if something is unsaved. */
    goTo: (_, _params: { path: string }) => undefined,
    setOpened: assign({ opened: (_, { opened }: { opened: OpenedLanding }) => opened }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    setBug: assign({
      failure: (): Failure => ({ kind: 'unexpected', status: null, detail: landingText('landingEdit.unexpected') }),
    }),
  },
}).createMachine({
  id: 'landingEditing',
  context: ({ input }) => ({ ...input, opened: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The saved landing page, its version and the catalog are loading.',
      tags: 'busy',
      invoke: {
        id: 'openLanding',
        src: 'openLanding',
        input: ({ context }) => ({ catalogue: context.catalogueRef }),
        onDone: {
          target: 'editing',
          actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Loading failed, or the editor broke. The reason is shown, and the page can be opened again.',
      tags: 'failed',
      on: { 'open.retry': 'opening' },
    },
    editing: {
      description: 'The admin edits the page until it is saved, and then goes to /admin.',
      invoke: {
        id: 'landingForm',
        src: 'landingForm',
        input: ({ context: { opened } }) => {
          if (!opened) throw new Error('the landing page is edited before it has come');
          return opened;
        },
        onDone: {
          description: 'The editor stays on screen until the next page is loaded.',
          actions: { type: 'goTo', params: { path: '/admin' } },
        },
        onError: { target: 'failed', actions: 'setBug' },
      },
    },
  },
  options: machineOptions,
});

export type LandingEditingRef = ActorRefFrom<typeof landingEditingMachine>;
export type LandingEditingSnapshot = SnapshotFrom<typeof landingEditingMachine>;
