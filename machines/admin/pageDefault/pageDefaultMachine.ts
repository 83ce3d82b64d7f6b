import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { PageDefault, PageDefaultKind, SaveOutcome } from './pageDefault.ts';

interface Input {
  kind: PageDefaultKind;
}

interface Context extends Input {
  /** The site's value; null until it is loaded. */
  stored: number | null;
  /** The value that is being saved. */
  chosen: number;
}

type Event =
  | { type: 'default.edit' }
  | { type: 'default.submit'; code: number }
  /** Retries what could not be loaded. */
  | { type: 'default.retry' };

/** Specification 8, Settings: two texts that differ by a letter. */
function notSaved(kind: PageDefaultKind, reason: string): Notice {
  const text = kind === 'layout' ? adminTexts.layoutNotSaved : adminTexts.sortNotSaved;
  return { type: 'error', text: reason || text };
}

/** Default layout of the products page, or its default sort. Runs on /admin, once for each. */
export const pageDefaultMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: {
    loadDefault: port<number, Input>('loadDefault'),
    saveDefault: port<SaveOutcome, PageDefault>('saveDefault'),
    /** While it runs, leaving asks first. */
    holdUnsavedWork: fromCallback<{ type: 'none' }, Input>(() => undefined),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: the products page of the admin who saved it follows, too. */
    applyDefault: (_, _params: PageDefault) => undefined,
    setStored: assign({ stored: (_, { code }: { code: number }) => code }),
  },
}).createMachine({
  id: 'pageDefault',
  context: ({ input }) => ({ ...input, stored: null, chosen: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: "The site's default is loading.",
      tags: 'busy',
      invoke: {
        id: 'loadDefault',
        src: 'loadDefault',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: { target: 'choosing', actions: { type: 'setStored', params: ({ event }) => ({ code: event.output }) } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The default could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'default.retry': 'loading' },
    },
    choosing: {
      description: 'The admin chooses a default. It takes effect once it is saved.',
      initial: 'untouched',
      on: {
        'default.submit': { target: 'saving', actions: assign({ chosen: ({ event }) => event.code }) },
      },
      states: {
        untouched: {
          description: "The form shows the site's default.",
          on: { 'default.edit': 'touched' },
        },
        touched: {
          description: 'Another value was chosen. Leaving asks first, and closing the tab shows the browser warning.',
          invoke: {
            id: 'holdUnsavedWork',
            src: 'holdUnsavedWork',
            input: ({ context: { kind } }) => ({ kind }),
            onError: 'untouched',
          },
        },
      },
    },
    saving: {
      description: 'The default is being saved for the whole site.',
      tags: 'busy',
      invoke: {
        id: 'saveDefault',
        src: 'saveDefault',
        input: ({ context: { kind, chosen } }) => ({ kind, code: chosen }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'choosing',
            actions: [
              { type: 'setStored', params: ({ context }) => ({ code: context.chosen }) },
              { type: 'applyDefault', params: ({ context: { kind, chosen } }) => ({ kind, code: chosen }) },
              { type: 'notify', params: { type: 'success', text: adminText('admin.layoutSaved') } },
            ],
          },
          {
            target: 'choosing.touched',
            actions: {
              type: 'notify',
              params: ({ context, event }) =>
                notSaved(context.kind, event.output.kind === 'refused' ? event.output.reason : ''),
            },
          },
        ],
        onError: {
          target: 'choosing.touched',
          actions: { type: 'notify', params: ({ context }) => notSaved(context.kind, '') },
        },
      },
    },
  },
  options: machineOptions,
});

export type PageDefaultRef = ActorRefFrom<typeof pageDefaultMachine>;
export type PageDefaultSnapshot = SnapshotFrom<typeof pageDefaultMachine>;
