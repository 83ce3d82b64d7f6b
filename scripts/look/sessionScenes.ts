import { CUSTOMER_REFUSED } from '../../domain/api/refusal.ts';
import { parkedTexts } from '../../domain/parked/parkedTexts.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog, heading, signInAs } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { answer, hold, letGo, type Scene, sees, waits } from './scene.ts';

const CUSTOMERS = '**/api/customer/list';
const TOKEN = '**/api/token';
const SITE = '**/api/settings/site';

const interrupted = {
  version: 1,
  username: 'chef',
  customerKey: 101,
  works: [{ kind: 'checkout', version: 1, parkedAt: Date.now(), work: { notes: 'Ring twice' } }],
};

export const sessionScenes: readonly Scene[] = [
  { name: 'login', at: '/login', show: (page) => heading(page, 'Sign In').waitFor() },
  {
    name: 'login-errors',
    isVariant: true,
    at: '/login',
    show: async (page) => {
      await button(page, 'Log In').click();
      await sees('Enter your password.')(page);
    },
  },
  {
    name: 'login-busy',
    after: 'login',
    network: hold(TOKEN),
    show: async (page) => {
      await signInAs(page, 'chef');
      await sees('Signing in')(page);
    },
  },
  {
    name: 'login-refused',
    after: 'login-busy',
    network: answerHeld(
      TOKEN,
      { error: 'invalid_grant', error_description: texts.login.unknownUser, message: texts.login.unknownUser },
      400,
    ),
    show: sees(texts.login.unknownUser),
  },
  {
    name: 'work-offered',
    as: 'chef',
    at: '/products',
    kept: { parkedWork: JSON.stringify(interrupted) },
    show: async (page) => {
      await button(page, parkedTexts.goOn).waitFor();
      await page.keyboard.press('Escape');
      await button(page, parkedTexts.goOn).waitFor({ state: 'hidden' });
      await page.reload();
      await button(page, parkedTexts.goOn).waitFor();
    },
  },
  {
    name: 'login-expired',
    isVariant: true,
    as: 'chef',
    at: '/products',
    network: answer('**/api/user', { message: 'unauthorised', errors: [] }, 401),
    show: sees(texts.session.validationFailed),
  },
  {
    name: 'access-denied',
    at: '/accessdenied',
    network: async (page) => {
      await stopCalls(page, SITE, async (call) => {
        const answered = await call.fetch();
        await call.fulfill({ json: { ...(await answered.json()), allowGuest: false } });
      });
    },
    show: sees(texts.session.accessDenied),
  },
  {
    name: 'signed-out-elsewhere',
    as: 'chef',
    at: '/history/orders',
    show: async (page) => {
      await sees('Order History')(page);
      await page.evaluate(() => {
        window.localStorage.removeItem('token');
        new BroadcastChannel('session').postMessage('changed');
      });
      await sees(texts.session.signedOutElsewhere)(page);
    },
  },
  { name: 'access-denied-open', isVariant: true, at: '/accessdenied', show: sees(texts.session.accessDenied) },
  { name: 'starting-loading', at: '/', network: hold(SITE), show: sees('Opening the storefront') },
  { name: 'starting-failed', after: 'starting-loading', network: cutHeld(SITE), show: sees(texts.login.noResponse) },
  {
    name: 'guest-products',
    after: 'guest-failed',
    network: letGo('**/api/settings'),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('612 results')(page);
    },
  },
  {
    name: 'guest-account-required',
    at: '/product/1190',
    show: async (page) => {
      await button(page, /^Add To Cart/).click();
      await dialog(page, 'Account Required').waitFor();
    },
  },
  { name: 'customers-loading', as: 'rep', at: '/select-customer', network: hold(CUSTOMERS), show: waits },
  {
    name: 'customers-failed',
    after: 'customers-loading',
    network: cutHeld(CUSTOMERS),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  {
    name: 'customers',
    after: 'customers-failed',
    network: letGo(CUSTOMERS),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('26 customers')(page);
    },
  },
  {
    name: 'customers-found',
    after: 'customers',
    show: async (page) => {
      await page.getByRole('combobox').fill('har');
      await sees(/^\d customers$/)(page);
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'customers-empty',
    isVariant: true,
    as: 'rep',
    at: '/select-customer',
    show: async (page) => {
      await sees('26 customers')(page);
      await page.getByRole('combobox').fill('zzz');
      await sees(texts.customers.none)(page);
    },
  },
  {
    name: 'customers-withdrawn',
    isVariant: true,
    as: 'hospital',
    at: '/products',
    network: answer('**/api/customer', { message: 'forbidden', errors: [], code: CUSTOMER_REFUSED }, 403),
    show: sees(texts.customers.withdrawn(null)),
  },
  { name: 'not-found', as: 'chef', at: '/no/such/page', show: sees(texts.notFound) },
];
