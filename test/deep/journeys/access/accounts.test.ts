import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { accessText } from '#domain/texts/accessText.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { type MailServer, startMailServer } from '#test/support/api/mailServer.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { payBy, TEST_CARD } from '#test/support/browser/payByCard.ts';
import {
  addToCart,
  button,
  dialog,
  heading,
  receiptNumber,
  searchProducts,
  signInAs,
} from '#test/support/browser/shopping.ts';
import { embeddedDatabase, withClient } from '#test/support/database/embeddedDatabase.ts';
import { PENOBSCOT, signIn } from '#test/support/shop/demoBuyer.ts';
import { openShop, type Shop } from '#test/support/shop/shop.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
let mail: MailServer;
let shop: Shop;

beforeAll(async () => {
  mail = await startMailServer();
  shop = await openShop({ SMTP_URL: mail.url, MAIL_FROM: 'orders@harbor.example', PAYMENT_TOKENS: '1' });
});
afterAll(async () => {
  await shop?.close();
  await mail?.close();
});

const NEW = 'Gravlax#Dill7';

/** The link of the newest email to this address, once it has come. */
async function linkTo(address: string, page: string): Promise<string> {
  const found = () => {
    const emails = mail.received.filter(({ to }) => JSON.stringify(to).includes(address));
    return emails
      .map(({ text }) => text?.match(new RegExp(`http\\S+/${page}\\?t=[^\\s)>\\]]+`))?.[0])
      .findLast(Boolean);
  };
  await expect.poll(found).toBeTruthy();
  return found() ?? '';
}

async function passCheck(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I’m human' }).click();
  await page.getByRole('checkbox', { name: 'I’m human', checked: true }).waitFor();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^Set Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(`${password}?`);
  await page.getByLabel(/^Set Password/).focus();
  await page.getByText('passwords must match').waitFor();
  await page.getByLabel(/^Confirm Password/).fill(password);
  await passCheck(page);
  await button(page, /^Save Password/).click();
  await page.getByText(accessText('account.password.updated')).first().waitFor();
}

/** The settings of this file's own shop, until the test is over. */
async function changeSite(change: string): Promise<void> {
  const { url } = await embeddedDatabase(shop.dataDir);
  const { rows } = await withClient(url, (client) => client.query('select settings, password_options from site'));
  await withClient(url, (client) => client.query(`update site set ${change}`));
  onTestFinished(async () => {
    const { settings, password_options } = rows[0];
    await withClient(url, (client) =>
      client.query('update site set settings = $1, password_options = $2', [settings, password_options]),
    );
  });
}

const keptToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));

it('opens an account, whose address is verified by the email before the first sign-in', async () => {
  const page = await visit({ shopUrl: shop.url, at: '/login', allows: /status of 401/ });
  await button(page, 'Create an Account').click();
  const signUp = dialog(page, 'Create an Account');
  await signUp.getByRole('textbox', { name: /^Name/ }).fill('Ada Shore');
  await signUp.getByRole('textbox', { name: /^Email/ }).fill('Ada@Example.com');
  await signUp.getByRole('textbox', { name: 'Phone' }).pressSequentially('207555014212');
  await expect.poll(() => signUp.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('(207) 555-0142 Ext 12');
  await signUp.getByLabel(/^Password/).fill(NEW);
  await signUp
    .getByText(/^(Good|Strong)$/)
    .or(signUp.getByText(/strength: (Good|Strong)/))
    .first()
    .waitFor();
  await signUp.getByLabel(/^Confirm Password/).fill(NEW);
  expect(await button(signUp, /^Sign Up/).isEnabled()).toBe(false);
  await passCheck(page);
  await button(signUp, /^Sign Up/).click();
  await signUp.waitFor({ state: 'hidden' });
  await page.getByText(accessText('account.signUp.done')).waitFor();
  await page.getByText(accessText('account.signUp.next')).waitFor();

  await signInAs(page, 'ada@example.com', NEW);
  await button(page, 'Resend Verification Email').waitFor();
  expect(await keptToken(page)).toBeNull();

  await page.goto(await linkTo('example.com', 'verifyemail'));
  await page.getByText(accessText('account.verification.done')).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Sign In').waitFor();
  await signInAs(page, 'ada@example.com', NEW);
  await expect.poll(() => keptToken(page)).not.toBeNull();
});

it('sets another password by an email, whose link works once', async () => {
  const page = await visit({ shopUrl: shop.url, at: '/login', allows: /status of 401/ });
  await button(page, 'Reset Password').click();
  const asking = dialog(page, 'Reset Password');
  await asking.getByRole('textbox', { name: 'Username / Email' }).fill('chef');
  await passCheck(page);
  await button(asking, /^Reset Password/).click();
  await page.getByText(accessText('account.password.resetRequested')).waitFor();
  const first = await linkTo('', 'changepassword');
  await page.goto(first);
  await page.getByLabel(/^Set Password/).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await setPassword(page, NEW);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await signInAs(page, 'chef', NEW);
  await expect.poll(() => keptToken(page)).not.toBeNull();

  await page.goto(first);
  await page.getByText(accessText('account.password.linkDead')).waitFor();
});

it('leads users whose password no longer meets the rules to a new one, which ends the other sessions', async () => {
  const page = await visit({ shopUrl: shop.url, as: 'admin', at: '/cart', allows: /status of 401/ });
  await heading(page, 'Cart').waitFor();
  await changeSite(`password_options = password_options || '{"minimumPasswordLength": 14}'`);
  const elsewhere = await visit({ shopUrl: shop.url, at: '/login', allows: /status of 401/ });
  await signInAs(elsewhere, 'admin');
  await elsewhere.waitForURL('**/changepassword');
  await elsewhere.getByLabel(/^Set Password/).waitFor();
  await elsewhere.getByText(serverText('account.password.outgrown')).first().waitFor({ state: 'attached' });
  await setPassword(elsewhere, 'Lobster#Roll92');

  await page.getByRole('link', { name: 'Order History' }).first().click();
  await heading(page, 'Sign In').waitFor();
  const notice = page.getByRole('alert').getByText(serverText('account.password.changedElsewhere'));
  await notice.first().waitFor();
  await signInAs(page, 'admin', 'Lobster#Roll92');
  await heading(page, 'Order History').waitFor();
});

it('lets a consumer in for pickup alone without a question, who pays past the shop by a token and has an email', async () => {
  await changeSite(`settings = settings || '{"allowConsumerDelivery": false}'`);
  const page = await visit({ shopUrl: shop.url, at: '/login', allows: /ERR_FAILED|Failed to fetch/ });
  const asked: string[] = [];
  page.on('framenavigated', () => asked.push(new URL(page.url()).pathname));
  await signInAs(page, 'shopper@example.com');
  await heading(page, 'This week’s specials').waitFor();
  expect(asked).not.toContain('/select-shipmethod');
  expect(await page.getByText('Shipment Method').count()).toBe(0);
  expect(await button(page, /^(Pickup|Delivery)$/).count()).toBe(0);

  await searchProducts(page, 'baguette');
  await addToCart(page, { product: 'Baguette, French, Par-Baked, 24 CT', quantity: '1' });
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Pickup Date' }).waitFor();
  expect(await page.getByText('Shipment Method').count()).toBe(0);
  await page.getByLabel('Customer P.O.').fill('7');
  await button(page, 'Continue').click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  await stopCalls(page, '**/sandbox/card-tokens', (call) => call.abort());
  await payBy(page);
  await button(page, /^Pay \$/).click();
  await page.getByText(accountText('payment.cardNotTaken')).first().waitFor();
  await stopCalls(page, '**/sandbox/card-tokens', (call) => call.proceed());
  await button(page, /^Pay \$/).click();
  const orderNumber = await receiptNumber(page);
  await page.getByText('Visa ending in 1111').first().waitFor();
  const paid = sent.filter((request) => request.startsWith('/api/checkout {'));
  expect(paid).toEqual([expect.stringContaining('"paymentToken":"sandbox:')]);
  expect(sent.filter((request) => request.includes(TEST_CARD.number))).toEqual(
    Array(2).fill(expect.stringMatching(/^\/sandbox\/card-tokens /)),
  );
  const total = (await page.locator('dt:text-is("Total") + dd').first().textContent()) ?? '';
  expect(total).toMatch(/^\$\d+\.\d\d$/);
  const emails = () => mail.received.filter(({ subject }) => subject?.includes(orderNumber));
  await expect.poll(emails).toHaveLength(1);
  const [email] = emails();
  expect(JSON.stringify(email?.to)).toContain('shopper@example.com');
  expect(email?.text).toContain(total);
  const written = `${email?.subject} ${email?.text} ${email?.html} ${mail.raw.join('')}`;
  expect(written.replaceAll(/(?<=\d)[ -](?=\d)/g, '')).not.toContain(TEST_CARD.number.slice(0, 12));
});

const WAYS = {
  'pickup or delivery': { allowConsumerPickup: true, allowConsumerDelivery: true },
  pickup: { allowConsumerPickup: true, allowConsumerDelivery: false },
  delivery: { allowConsumerPickup: false, allowConsumerDelivery: true },
} as const;

const CONSUMER = 'shopper@example.com';
const [CHOICE, PAYING, END] = ['Shipment Method', 'Payment Information', ['Confirm Order', 'Receipt']];

/** The user, the allowed methods, the chosen one, and the steps without a message. */
const ORDERING = [
  ['rep', 'pickup or delivery', null, ['Delivery', ...END]],
  [CONSUMER, 'pickup or delivery', 'Pickup', [CHOICE, 'Pickup', PAYING, ...END]],
  [CONSUMER, 'pickup or delivery', 'Delivery', [CHOICE, 'Delivery', PAYING, ...END]],
  [CONSUMER, 'pickup', 'Pickup', ['Pickup', PAYING, ...END]],
  [CONSUMER, 'delivery', 'Delivery', ['Delivery', PAYING, ...END]],
] as const;

/** A message comes before the delivery, after the choice of the method. */
const withMessage = (steps: readonly string[]) =>
  steps.flatMap((step) => (step === 'Delivery' || step === 'Pickup' ? ['Message', step] : [step]));

/** The titles on screen, the step that one is in marked. */
const stepsOn = (page: Page) =>
  page
    .getByRole('list', { name: 'Checkout' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .map((item) => ({ item, title: item.querySelector('h2')?.firstChild?.textContent }))
        .filter(({ title }) => title)
        .map(({ item, title }) => (item.getAttribute('aria-current') === 'step' ? `> ${title}` : title)),
    );

it('names the steps of checkout by who orders, what is allowed and whether there is a message', async () => {
  await changeSite('settings = settings');
  const { url } = await embeddedDatabase(shop.dataDir);
  const tokens = new Map<string, string>();
  for (const who of new Set(ORDERING.map(([username]) => username))) {
    const buyer = await signIn(shop.url, who, who === CONSUMER ? undefined : PENOBSCOT);
    await buyer.add({ productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 1 });
    tokens.set(who, buyer.token);
  }
  const page = await visit({ shopUrl: shop.url, at: '/favicon.svg' });
  await withClient(url, async (database) => {
    await database.query(`insert into address (customer_key, key, is_primary, name, display, zip)
      select customer_key, 'HOME', true, name, 'Home', '04101' from app_user where username = '${CONSUMER}'`);
    for (const [who, allowed, shipMethod, steps] of ORDERING) {
      const chosen = shipMethod === null ? { customerKey: String(PENOBSCOT) } : { shipMethod };
      await database.query('update site set settings = settings || $1', [WAYS[allowed]]);
      for (const message of [null, 'Closed on Labor Day.']) {
        await database.query('update app_user set settings = settings || $1', [{ checkoutMessage: message }]);
        await page.evaluate(
          (kept) => {
            localStorage.clear();
            for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
          },
          { token: tokens.get(who) ?? '', ...chosen },
        );
        await page.goto('/checkout');
        await page.locator('[aria-current=step]').waitFor();
        const [first, ...rest] = message === null ? steps : withMessage(steps);
        expect.soft(await stepsOn(page), `${who}, ${allowed}, ${message}`).toEqual([`> ${first}`, ...rest]);
      }
    }
  });
});
