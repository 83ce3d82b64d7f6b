import { assign, setup } from 'xstate';
import { type Failure, failureOf } from './failure.ts';
import { machineOptions, port } from './port.ts';

interface Context<Loaded> {
  /** Null before it has come. */
  loaded: Loaded | null;
  failure: Failure | null;
}

interface LoadedPageOf<Id extends string> {
  id: Id;
  /** What is loaded, as the drawing calls it: 'summary'. */
  subject: string;
  /** What is on screen then. */
  shown: string;
  /** Whether what is on screen can be loaded anew. */
  isRenewable: boolean;
}

/** A page that only loads, shows and fails. What was on screen stays there while it is loaded anew. */
export function loadedPage<Loaded, const Id extends string>({ id, subject, shown, isRenewable }: LoadedPageOf<Id>) {
  return setup({
    types: {} as {
      context: Context<Loaded>;
      /** Asks again: for what did not come, and for what may have changed. */
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
        description: `The ${subject} is on its way; what was on screen of it stays there.`,
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
        description: `The ${subject} did not come: the reason is shown, and it can be asked for again.`,
        tags: 'failed',
        on: { 'page.reload': 'loading' },
      },
    },
    options: machineOptions,
  });
}
