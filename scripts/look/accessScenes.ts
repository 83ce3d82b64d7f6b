import type { Page } from 'playwright-core';
import { accountTexts } from '../../domain/account/accountTexts.ts';
import { button, dialog, signInAs } from '../../test/support/shopping.ts';
import { all, answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const CHALLENGE = '**/api/humancheck/challenge';
const CONSUMER_SETTINGS = '**/api/settings/consumer';
const SIGN_UP = '**/api/consumer/signup';
const RESET_REQUEST = '**/api/password/requestreset';
const VERIFY = '**/api/consumer/verify*';
const RESEND = '**/api/consumer/resend';
const USER_TYPE = '**/api/password/userType';
const RESET = '**/api/password/reset';

const done = (message: string) => ({ isSuccess: true, message });
const asks = answer(CONSUMER_SETTINGS, {
  registrationMessage: 'Welcome. Order by 4 PM for the next day.',
  useOption: true,
  optionDefault: false,
  optionText: 'Send me offers by email',
});
const counts = answer(USER_TYPE, { errors: [], isB2B: true });
const open = (page: Page, name: string) => button(page, name).click();

async function passCheck(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I am human' });
  await box.click();
  await page.getByRole('checkbox', { name: 'I am human', checked: true }).waitFor();
}

async function fillSignUp(page: Page): Promise<void> {
  await open(page, 'Create an Account');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ada Shore');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('207555014212');
  await page
    .getByLabel(/^Password/)
    .last()
    .fill('Gravlax#Dill7');
  await page.getByLabel(/^Confirm Password/).fill('Gravlax#Dill7');
  await sees(/^(Password strength: )?(Weak|Fair|Good|Strong)$/)(page);
  await passCheck(page);
}

async function fillNewPassword(page: Page): Promise<void> {
  await page.getByLabel(/^Set Password/).fill('Gravlax#Dill7');
  await page.getByLabel(/^Confirm Password/).fill('Gravlax#Dill7');
  await passCheck(page);
}

async function fillReset(page: Page): Promise<void> {
  await open(page, 'Reset Password');
  await dialog(page, 'Reset Password').getByRole('textbox', { name: 'Username / Email' }).fill('chef');
  await passCheck(page);
}

async function sendReset(page: Page): Promise<void> {
  await fillReset(page);
  await button(dialog(page, 'Reset Password'), 'Reset Password').click();
}

async function refuseAsUnverified(page: Page): Promise<void> {
  await signInAs(page, 'ada@example.com', 'Gravlax#Dill7');
  await open(page, 'Resend Verification Letter');
  await dialog(page, 'Resend Verification Letter').waitFor();
}

const unverified = answer(
  '**/api/token',
  { error: 'invalid_grant', error_description: accountTexts.verification.needed, code: 'unverified' },
  401,
);

/** The ways to an account besides signing in. */
export const accessScenes: readonly Scene[] = [
  {
    name: 'sign-up',
    at: '/login',
    network: asks,
    show: async (page) => {
      await open(page, 'Create an Account');
      await button(dialog(page, 'Create an Account'), 'Cancel').click();
      await dialog(page, 'Create an Account').waitFor({ state: 'hidden' });
      await open(page, 'Create an Account');
      await sees('I am human')(page);
      await page
        .getByLabel(/^Password/)
        .last()
        .fill('short');
      await page.getByRole('textbox', { name: /^Name/ }).focus();
    },
  },
  {
    name: 'sign-up-loading',
    at: '/login',
    network: hold(CONSUMER_SETTINGS),
    show: async (page) => {
      await open(page, 'Create an Account');
      await waits(page);
    },
  },
  {
    name: 'sign-up-failed',
    at: '/login',
    network: cut(CONSUMER_SETTINGS),
    show: async (page) => {
      await open(page, 'Create an Account');
      await button(page, 'Try Again').waitFor();
    },
  },
  { name: 'sign-up-filled', at: '/login', network: asks, show: fillSignUp },
  {
    name: 'sign-up-sending',
    at: '/login',
    network: hold(SIGN_UP),
    show: async (page) => {
      await fillSignUp(page);
      await open(page, 'Sign Up');
      await sees('Signing Up')(page);
    },
  },
  {
    name: 'sign-up-refused',
    isVariant: true,
    at: '/login',
    network: answer(
      SIGN_UP,
      { message: accountTexts.humanCheck.failed, errors: [accountTexts.humanCheck.failed] },
      409,
    ),
    show: async (page) => {
      await fillSignUp(page);
      await open(page, 'Sign Up');
      await sees(accountTexts.humanCheck.failed)(page);
    },
  },
  {
    name: 'sign-up-done',
    at: '/login',
    network: answer(SIGN_UP, done(accountTexts.signUp.done)),
    show: async (page) => {
      await fillSignUp(page);
      await open(page, 'Sign Up');
      await sees(accountTexts.signUp.done)(page);
    },
  },
  {
    name: 'reset-checking',
    at: '/login',
    network: hold(CHALLENGE),
    show: async (page) => {
      await open(page, 'Reset Password');
      await page.getByRole('checkbox', { name: 'I am human' }).click();
      await sees('Checking that you are human')(page);
    },
  },
  {
    name: 'reset-check-unavailable',
    at: '/login',
    network: cut(CHALLENGE),
    show: async (page) => {
      await open(page, 'Reset Password');
      await page.getByRole('checkbox', { name: 'I am human' }).click();
      await sees(accountTexts.humanCheck.unavailable)(page);
    },
  },
  { name: 'reset-filled', at: '/login', show: fillReset },
  {
    name: 'reset-sending',
    at: '/login',
    network: hold(RESET_REQUEST),
    show: async (page) => {
      await sendReset(page);
      await sees('Sending')(page);
    },
  },
  {
    name: 'reset-done',
    at: '/login',
    network: answer(RESET_REQUEST, done(accountTexts.password.resetRequested)),
    show: async (page) => {
      await sendReset(page);
      await sees(accountTexts.password.resetRequested)(page);
    },
  },
  {
    name: 'verify-running',
    at: '/verifyemail?t=letter-1',
    network: hold(VERIFY),
    show: sees(accountTexts.verification.running),
  },
  {
    name: 'verify-done',
    at: '/verifyemail?t=letter-1',
    network: answer(VERIFY, { isSuccess: true }),
    show: sees(accountTexts.verification.done),
  },
  { name: 'verify-failed', at: '/verifyemail?t=letter-1', show: sees(accountTexts.verification.failed) },
  {
    name: 'unverified',
    at: '/login',
    network: unverified,
    show: async (page) => {
      await refuseAsUnverified(page);
      await button(dialog(page, 'Resend Verification Letter'), 'Close').last().click();
      await dialog(page, 'Resend Verification Letter').waitFor({ state: 'hidden' });
      await open(page, 'Resend Verification Letter');
      await dialog(page, 'Resend Verification Letter').waitFor();
    },
  },
  {
    name: 'unverified-sending',
    at: '/login',
    network: all(unverified, hold(RESEND)),
    show: async (page) => {
      await refuseAsUnverified(page);
      await open(page, 'Resend Letter');
      await sees('Sending')(page);
    },
  },
  {
    name: 'unverified-resent',
    at: '/login',
    network: all(unverified, answer(RESEND, { isSuccess: true })),
    show: async (page) => {
      await refuseAsUnverified(page);
      await open(page, 'Resend Letter');
      await sees(accountTexts.verification.resent)(page);
    },
  },
  { name: 'new-password-looking', at: '/changepassword?t=letter-1', network: hold(USER_TYPE), show: waits },
  {
    name: 'new-password-failed',
    at: '/changepassword?t=letter-1',
    network: cut(USER_TYPE),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  { name: 'new-password-dead', at: '/changepassword?t=letter-1', show: sees(accountTexts.password.linkDead) },
  {
    name: 'new-password',
    at: '/changepassword?t=letter-1',
    network: counts,
    show: async (page) => {
      await sees('I am human')(page);
      await page.getByLabel(/^Set Password/).fill('gravlax');
    },
  },
  { name: 'new-password-filled', at: '/changepassword?t=letter-1', network: counts, show: fillNewPassword },
  {
    name: 'new-password-sending',
    at: '/changepassword?t=letter-1',
    network: all(counts, hold(RESET)),
    show: async (page) => {
      await fillNewPassword(page);
      await open(page, 'Save Password');
      await sees('Saving')(page);
    },
  },
  {
    name: 'new-password-done',
    at: '/changepassword?t=letter-1',
    network: all(counts, answer(RESET, done(accountTexts.password.updated))),
    show: async (page) => {
      await fillNewPassword(page);
      await open(page, 'Save Password');
      await page.getByRole('link', { name: 'Login' }).first().waitFor();
    },
  },
];
