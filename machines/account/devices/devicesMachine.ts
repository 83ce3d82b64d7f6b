import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { SessionRow } from '#domain/api/sessions.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';

/** `Chrome on Windows`, as far as it is known. */
export function deviceName({ browser, system, isPunchout }: SessionRow): string {
  if (isPunchout) return accountText('devices.procurementSystem');
  if (browser !== null && system !== null) return accountText('devices.browserOnSystem', { browser, system });
  return browser ?? system ?? accountText('devices.unknown');
}

/** The sessions to end: one of another device, or all of other devices. */
export type Ending = SessionRow | 'others';

interface Context {
  /** The current session first. */
  sessions: readonly SessionRow[];
  /** Null unless sessions are being ended. */
  ending: Ending | null;
}

type Event =
  | { type: 'list.retry' }
  /** Ends the session of another device. */
  | { type: 'session.end'; session: SessionRow }
  | { type: 'others.end' };

const otherThan = ({ sessions }: Context) => sessions.filter(({ isCurrent }) => !isCurrent);

const remaining = ({ sessions, ending }: Context) =>
  sessions.filter(({ id, isCurrent }) => isCurrent || (ending !== 'others' && id !== ending?.id));

function endedNotice(context: Context): Notice {
  const { ending } = context;
  const text =
    ending === null || ending === 'others'
      ? accountText('devices.othersEnded', { count: otherThan(context).length })
      : accountText('devices.ended', { device: deviceName(ending) });
  return { type: 'success', text };
}

const NOT_ENDED: Notice = { type: 'error', text: accountText('devices.notEnded') };

/** The devices on which the user is signed in; the user can sign out the others. Runs on /settings. */
export const devicesMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    loadSessions: port<readonly SessionRow[]>('loadSessions'),
    /** A session that has already ended counts as ended. */
    endSessions: port<void, { ending: Ending }>('endSessions'),
  },
  guards: {
    isOther: ({ context }, { session }: { session: SessionRow }) =>
      otherThan(context).some(({ id }) => id === session.id),
    hasOthers: ({ context }) => otherThan(context).length > 0,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
  },
}).createMachine({
  id: 'devices',
  context: { sessions: [], ending: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The signed-in devices are loading. What was on screen stays there.',
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: { target: 'listed', actions: assign({ sessions: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The devices could not be loaded. The panel offers to try again.',
      tags: 'failed',
      on: { 'list.retry': 'loading' },
    },
    listed: {
      description: 'The devices are on screen, this one first.',
      on: {
        'session.end': {
          guard: { type: 'isOther', params: ({ event }) => ({ session: event.session }) },
          target: 'ending',
          actions: assign({ ending: ({ event }) => event.session }),
        },
        'others.end': {
          guard: 'hasOthers',
          target: 'ending',
          actions: assign({ ending: 'others' }),
        },
      },
    },
    ending: {
      description: 'One device, or all others, are being signed out.',
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { ending } }) => {
          if (ending === null) throw new Error('no session to end');
          return { ending };
        },
        onDone: {
          target: 'listed',
          actions: [
            { type: 'notify', params: ({ context }) => endedNotice(context) },
            assign({ sessions: ({ context }) => remaining(context), ending: null }),
          ],
        },
        onError: {
          description: 'The list shows which devices are still signed in.',
          target: 'loading',
          actions: [assign({ ending: null }), { type: 'notify', params: NOT_ENDED }],
        },
      },
    },
  },
  options: machineOptions,
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
export type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;
