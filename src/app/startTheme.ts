import { type Actor, createActor, type InspectionEvent } from 'xstate';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { STANDARD_THEME } from '#machines/theme/shownTheme.ts';
import { type ThemeOwner, type ThemeRef, themeMachine } from '#machines/theme/themeMachine.ts';
import type { Api } from '../api/client.ts';
import { applyColourMode } from '../theme/colourMode.ts';
import { keptThemeIn, keptThemeOfVisit, THEME_KEY } from '../theme/keptTheme.ts';
import { showTones } from '../theme/showTones.ts';
import { themePorts } from '../theme/themePorts.ts';
import type { ThemeStore } from '../theme/themeStore.ts';
import type { CredentialStore } from './session/credentials.ts';

const NOBODY: ThemeOwner = { username: null, customerKey: null };
const SETTLED = ['configuring', 'opening', 'ready'] as const;

interface ThemeHost {
  readonly api: Api;
  readonly store: ThemeStore;
  readonly credentials: CredentialStore;
  readonly inspect: (event: InspectionEvent) => void;
}

/** The actor of the theme. Punchouts, and tabs whose user signed out elsewhere, store nothing. */
export function createTheme({ api, store, credentials, inspect }: ThemeHost): Actor<typeof themeMachine> {
  let stopFollowing: ReturnType<typeof applyColourMode> = () => undefined;
  const isVisitKept = () => credentials.current().token === credentials.read().token;
  return createActor(
    themeMachine.provide({
      actors: themePorts(api, store),
      actions: {
        showTheme: (_, { theme }) => {
          stopFollowing();
          stopFollowing = applyColourMode(theme.mode);
          showTones(theme.tones);
        },
        keepTheme: (_, owned) => {
          if (isVisitKept()) store.write(owned);
        },
      },
    }),
    { input: keptThemeOfVisit() ?? { username: null, theme: STANDARD_THEME }, inspect },
  );
}

/** The user whose theme applies; undefined until the session is known. */
function ownerIn(snapshot: SessionSnapshot): ThemeOwner | undefined {
  const { user, credentials } = snapshot.context;
  if (snapshot.matches('unauthorized')) return NOBODY;
  if (!user || credentials.customerKey === null || !SETTLED.some((state) => snapshot.matches(state))) return undefined;
  return { username: user.username, customerKey: credentials.customerKey };
}

/** Loads the theme of each user who signs in, and applies a change from another tab of the same user. */
export function joinTheme(theme: ThemeRef, session: SessionRef): void {
  let asked: ThemeOwner | undefined;
  const ask = (snapshot: SessionSnapshot) => {
    const owner = ownerIn(snapshot);
    if (!owner || (owner.username === asked?.username && owner.customerKey === asked.customerKey)) return;
    asked = owner;
    theme.send({ type: 'owner.changed', owner });
  };
  session.subscribe(ask);
  ask(session.getSnapshot());
  window.addEventListener('storage', ({ key, newValue }) => {
    if (session.getSnapshot().context.isPunchout) return;
    const kept = key === THEME_KEY ? keptThemeIn(newValue) : null;
    if (kept) theme.send({ type: 'theme.keptElsewhere', ...kept });
  });
}
