import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { visitText, words } from '#domain/punchout/words.ts';
import { texts } from '#domain/texts.ts';
import type { SessionRef } from '#machines/access/session/sessionMachine.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { App } from '../../../src/app/App.tsx';
import { sessionWalk } from '../../machines/access/session.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { noAccess } from '../noAccess.ts';
import { quietSession } from './quietSession.ts';
import { quietProblems } from './quietShop.ts';
import { all, isBusy, isIdle, no, text } from './seeing.ts';

/** Of the way that is gone now. */
let session: SessionRef;

function visit(code: string | null = null, wasPunchout = false): SessionRef {
  session = quietSession(code, wasPunchout);
  const notices = createActor(noticesMachine).start();
  const leaving = createActor(leavingMachine).start();
  const live = { turnOn: () => undefined };
  const areas = { loaded: () => null, load: () => new Promise<never>(() => undefined) };
  renderPiece(
    <App storefront={{ session, notices, leaving, live, areas, problems: quietProblems, access: noAccess }} />,
    '/products',
  );
  return session;
}

const PASSES = 'decided in the same moment, never on screen';
const IN_PARTS = 'each of its states looks its own way';
const noHeading = () => expect(document.querySelector('h1, h2')).toBeNull();
/** Nothing for a moment, then a spinner. */
const starting = all(noHeading, () => void within(screen.getByRole('main')).getByRole('status'));
const notStarted = all(noHeading, text(texts.login.noResponse), text('Try Again'));
/** A punchout is left by closing it. */
const wayOut = () => (isPunchout() ? expect(screen.queryByText('Log Out')).toBeNull() : text('Log Out')());
const notStartedForBuyer = all(notStarted, wayOut);
/** The pages of whoever came from a procurement system stand in a bar that says whose system it is; nobody else has one. */
const visitBar = () => {
  const punchout = session.getSnapshot().context.user?.punchout;
  if (punchout) screen.getByText(visitText(punchout));
  else expect(screen.queryByText(/^Shopping for /)).toBeNull();
};
const isPunchout = () => session.getSnapshot().context.isPunchout;
const onSignIn = all(text('Sign In'), isIdle('Log In'));
/** Where a punchout is over nobody signs in. */
const over = all(text(texts.session.punchoutExpired), text(words.startAgain), no('button'));
const noRetry = () => expect(screen.queryByText(/^(Try Again|Open the Shop Again)$/)).toBeNull();

walkScreen(sessionWalk, {
  open: {
    'a visit': () => visit(),
    'a punchout': () => visit('code-1'),
    'a punchout that was loaded again': () => visit(null, true),
  },
  sees: {
    'initial.loading': starting,
    'initial.recalling': starting,
    'initial.failed': notStarted,
    hydrating: starting,
    validating: starting,
    'select-customer': text('Select Customer'),
    'select-shipmethod.fetching': starting,
    'select-shipmethod.asking': text('Select Pickup or Delivery'),
    configuring: starting,
    opening: starting,
    unreachable: all(noHeading, text(texts.session.unreachable), text('Try Again'), text('Reload'), wayOut),
    failed: notStartedForBuyer,
    displaced: all(noHeading, text(/another tab/), text('Continue'), () =>
      expect(screen.queryByText('Log Out')).toBeNull(),
    ),
    broken: all(noHeading, text(texts.session.broken), text(texts.session.openAgain), wayOut),
    ready: all(() => void screen.getAllByText(/^Cart$/), visitBar),
    'unauthorized.refused': () =>
      (isPunchout() ? over : all(onSignIn, noRetry, () => void screen.getByRole('alert')))(),
    'unauthorized.signedOut': all(onSignIn, no('alert')),
    'unauthorized.welcomingGuest': starting,
    'unauthorized.guestFailed': all(onSignIn, text(texts.login.noResponse), text('Try Again')),
    'unauthorized.openingToGuest': starting,
    'unauthorized.guestUnreachable': all(onSignIn, text(texts.session.unreachable), text('Try Again'), text('Reload')),
    'unauthorized.guest': () => void screen.getByText('Log In', { selector: 'a' }),
    'unauthorized.guestBroken': all(onSignIn, text(texts.session.broken), text(texts.session.openAgain)),
    authorizing: () => (session.getSnapshot().context.code === null ? isBusy('Log In') : starting)(),
  },
  alike: [
    ['initial.loading', 'initial.recalling'],
    // The exchange of a code looks like any wait; that of a password does not.
    ['hydrating', 'validating', 'select-shipmethod.fetching', 'configuring', 'opening', 'authorizing'],
    ['unauthorized.welcomingGuest', 'unauthorized.openingToGuest'],
  ],
  unseen: {
    initial: IN_PARTS,
    choosing: PASSES,
    'select-shipmethod': IN_PARTS,
    ended: PASSES,
    unauthorized: IN_PARTS,
    'unauthorized.deciding': PASSES,
  },
});
