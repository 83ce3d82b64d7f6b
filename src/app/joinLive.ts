import { frameText } from '#domain/texts/frameText.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import type { NoticesRef } from '#machines/notices/noticesMachine.ts';
import type { ThemeRef } from '#machines/theme/themeMachine.ts';
import type { Api } from '../api/client.ts';
import type { RunningLive } from '../live/startLive.tsx';
import { isOfAdmin } from '../support/isOfAdmin.ts';

const STORAGE_KEY = 'statecharts';
const ON = 'on';
const NOT_LOADED: Notice = { type: 'error', text: frameText('app.theStatechartsCouldNotBeLoaded') };

type Watched = Readonly<{
  session: SessionRef;
  notices: NoticesRef;
  leaving: LeavingRef;
  theme: ThemeRef;
  /** For recordings. */
  api: Api;
}>;

/** The panel of the running statecharts. Its code loads only when it is turned on. */
export interface LiveSwitch {
  turnOn(): void;
}

const loadLive = () => import('../live/startLive.tsx');

/**
 * In development the panel is always present, collapsed. Elsewhere an admin turns it on for one tab. The tab remembers
 * it across reloads, until the admin signs out.
 */
export function joinLive(watched: Watched, storage: Storage, isDevelopment: boolean, load = loadLive): LiveSwitch {
  const { session, notices, leaving, theme, api } = watched;
  const roots = { session, notices, leaving, theme };
  let running: Promise<RunningLive | null> | null = null;

  function forget(): void {
    running = null;
    storage.removeItem(STORAGE_KEY);
  }

  function start(isUnfolded: boolean): void {
    running = load().then(
      ({ startLive }) => startLive(roots, { api, mayTurnOff: !isDevelopment, isUnfolded, onOff: forget }),
      () => {
        forget();
        notices.send({ type: 'notice.show', notice: NOT_LOADED });
        return null;
      },
    );
  }

  function settle(snapshot: SessionSnapshot): void {
    if (isOfAdmin(snapshot)) {
      if (!running && storage.getItem(STORAGE_KEY) === ON) start(true);
    } else if (snapshot.matches('ready') || snapshot.matches('unauthorized')) {
      if (!isDevelopment) storage.removeItem(STORAGE_KEY);
      void running?.then((live) => live?.turnOff());
    }
  }

  if (isDevelopment) start(false);
  session.subscribe(settle);
  return {
    turnOn: () => {
      if (!isDevelopment) storage.setItem(STORAGE_KEY, ON);
      if (running) void running.then((live) => live?.unfold());
      else start(true);
    },
  };
}
