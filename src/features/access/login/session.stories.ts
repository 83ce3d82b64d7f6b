import { frameText } from '#domain/texts/frameText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { signInAs } from '#test/support/browser/shopping.ts';
import { all, amend, answer, answerHeld, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import {
  click,
  closeByEscape,
  fill,
  inPage,
  openDialog,
  reload,
  sends,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';
import { DRAFT_KEY } from '../../../savedDraft/loggedOut.ts';

const TOKEN = '**/api/token';
const SITE = '**/api/settings/site';
const SETTINGS = '**/api/settings';
const USER = '**/api/user';
const CATALOG = '**/api/product/catalogue*';

const interrupted = {
  version: 1,
  username: 'chef',
  customerKey: 101,
  works: [{ kind: 'checkout', version: 1, parkedAt: Date.now(), work: { notes: 'Ring twice' } }],
};
const unknownUser = {
  error: 'invalid_grant',
  error_description: frameText('session.unknownUser'),
  message: frameText('session.unknownUser'),
};
const codeAsked = {
  error: 'invalid_grant',
  error_description: 'Enter the code of your authenticator app.',
  code: 'secondFactor',
};
const codeWrong = {
  error: 'invalid_grant',
  error_description: 'This code isn’t valid. Enter a new one.',
  code: 'secondFactorWrong',
};
const unauthorized = { message: 'unauthorised', errors: [] };

const opening = 'Opening the storefront';
const failed = visibleButton('Try Again');
const tryAgain = click('Try Again');

function signOutInAnotherTab(): void {
  window.localStorage.removeItem('token');
  new BroadcastChannel('session').postMessage('changed');
}

/** Opening the shop: each state on the way, and each end. */
export const sessionStories = storiesOf(
  ['session', 'signIn', 'shop', 'dialogs', 'savedDraft'],
  [
    { name: 'login', byTab: true, at: '/login', sees: /^Sign In$/ },
    { name: 'login-busy', server: hold(TOKEN), does: ({ page }) => signInAs(page, 'chef'), sees: 'Signing in' },
    { name: 'login-refused', server: answerHeld(TOKEN, unknownUser, 400), sees: frameText('session.unknownUser') },
    {
      name: 'login-code',
      byTab: true,
      at: '/login',
      server: answer(TOKEN, codeAsked, 401),
      does: ({ page }) => signInAs(page, 'chef'),
      sees: sharedText('secondFactor.intro'),
    },
    {
      name: 'login-code-error',
      does: [fill(sharedText('secondFactor.code'), '28708'), click('Continue')],
      sees: 'Enter the 6 digits that your app shows.',
    },
    {
      name: 'login-code-busy',
      server: hold(TOKEN),
      does: [fill(sharedText('secondFactor.code'), '287082'), click('Continue')],
      sees: 'Checking',
    },
    { name: 'login-code-wrong', server: answerHeld(TOKEN, codeWrong, 401), sees: codeWrong.error_description },
    {
      name: 'login-recovery-code',
      does: click('Use a Recovery Code'),
      sees: sharedText('secondFactor.recoveryIntro'),
    },
    { name: 'login-code-back', does: click('Back to Password'), sees: visibleButton('Log In') },
    { name: 'login-errors', at: '/login', does: click('Log In'), sees: 'Enter your password.' },
    {
      name: 'login-expired',
      as: 'chef',
      at: '/products',
      server: answer(USER, unauthorized, 401),
      sees: frameText('session.validationFailed'),
    },
    {
      name: 'access-denied',
      byTab: true,
      at: '/accessdenied',
      server: amend(SITE, { allowGuest: false }),
      sees: frameText('session.accessDenied'),
    },
    { name: 'access-denied-open', at: '/accessdenied', sees: frameText('session.accessDenied') },
    { name: 'starting-loading', at: '/', server: hold(SITE), sees: opening },
    { name: 'starting-failed', server: cutHeld(SITE), sees: frameText('session.noResponseRefresh') },
    {
      name: 'guest-welcoming',
      server: all(letGo(SITE), hold(SETTINGS)),
      does: sends(SETTINGS, tryAgain),
      sees: opening,
    },
    { name: 'guest-failed', server: cutHeld(SETTINGS), sees: failed },
    { name: 'guest-start', server: letGo(SETTINGS), does: tryAgain, sees: 'Talk to us' },
    {
      name: 'guest-account-required',
      byTab: true,
      at: '/product/1190',
      does: click(/^Add To Cart/),
      sees: openDialog('Account Required'),
    },
    { name: 'session-validating', as: 'chef', at: '/products', server: hold(USER), sees: opening },
    { name: 'session-validating-failed', server: cutHeld(USER), sees: failed },
    {
      name: 'session-configuring',
      server: all(letGo(USER), hold(SETTINGS)),
      does: sends(SETTINGS, tryAgain),
      sees: opening,
    },
    { name: 'session-configuring-failed', server: cutHeld(SETTINGS), sees: failed },
    {
      name: 'session-expired',
      server: all(letGo(SETTINGS), answer(CATALOG, { ...unauthorized, code: 'sessionExpired' }, 401)),
      does: tryAgain,
      sees: frameText('session.expired'),
    },
    {
      name: 'signed-out-elsewhere',
      as: 'chef',
      at: '/history/orders',
      does: [visibleText('Order History'), inPage(signOutInAnotherTab)],
      sees: frameText('session.signedOutElsewhere'),
    },
    { name: 'punchout-exchanging', at: '/?ac=code-1', server: hold(TOKEN), sees: opening },
    {
      name: 'work-offered',
      as: 'chef',
      at: '/products',
      kept: { [DRAFT_KEY]: JSON.stringify(interrupted) },
      does: [visibleButton(sharedText('draft.goOn')), closeByEscape(sharedText('draft.title')), reload],
      sees: visibleButton(sharedText('draft.goOn')),
    },
    { name: 'not-found', byTab: true, as: 'chef', at: '/no/such/page', sees: sharedText('notFound') },
  ],
);
