import { assign, setup } from 'xstate';
import { type Failure, failureOf } from './failure.ts';
import { machineOptions, port } from './port.ts';

interface Context<Loaded> {
  /** Null until it is loaded. */
  loaded: Loaded | null;
  failure: Failure | null;
}

interface LoadedPageOf<Id extends string> {
  id: Id;
  /** What is loaded, as the drawing calls it: 'summary'. */
  subject: string;
  /** The description of the page once it is loaded. */
  shown: string;
  /** Whether the page can be reloaded once it is on screen. */
  isRenewable: boolean;
}

/** A page that only loads, shows and fails. What was on screen stays there during a reload. */
export function loadedPage<Loaded, const Id extends string>({ id, subject, shown, isRenewable }: LoadedPageOf<Id>) {
  return setup({
    types: {} as {
      context: Context<Loaded>;
      /** Loads the page again, after a failure or because something may have changed. */
      events: { type: 'page.reload' };
      tags: 'busy' | 'failed' | 'loaded';
    },
    actors: { loadPage: port<Loaded>('loadPage') },
  }).createMachine({
    id,
    context: { loaded: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        description: `The ${subject} is loading. What was on screen stays there.`,
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          onDone: { target: 'loaded', actions: assign({ loaded: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        },
      },
      loaded: { description: shown, tags: 'loaded', on: isRenewable ? { 'page.reload': 'loading' } : {} },
      failed: {
        description: `The ${subject} could not be loaded. The page shows the reason and offers to try again.`,
        tags: 'failed',
        on: { 'page.reload': 'loading' },
      },
    },
    options: machineOptions,
  });
}
