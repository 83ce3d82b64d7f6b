import type { Page } from 'playwright-core';
import { accountTexts } from '../../domain/account/accountTexts.ts';
import { button, dialog, signInAs } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { answer, hold, letGo, type Scene, sees, waits } from './scene.ts';

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
    after: 'sign-up-loading',
    network: cutHeld(CONSUMER_SETTINGS),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  {
    name: 'sign-up',
    after: 'sign-up-failed',
    network: asks,
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('I am human')(page);
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
  { name: 'sign-up-filled', after: 'sign-up', show: fillSignUp },
  {
    name: 'sign-up-sending',
    after: 'sign-up-filled',
    network: hold(SIGN_UP),
    show: async (page) => {
      await open(page, 'Sign Up');
      await sees('Signing Up')(page);
    },
  },
  {
    name: 'sign-up-done',
    after: 'sign-up-sending',
    network: answerHeld(SIGN_UP, done(accountTexts.signUp.done)),
    show: sees(accountTexts.signUp.done),
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
      await open(page, 'Create an Account');
      await fillSignUp(page);
      await open(page, 'Sign Up');
      await sees(accountTexts.humanCheck.failed)(page);
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
    after: 'reset-checking',
    network: cutHeld(CHALLENGE),
    show: sees(accountTexts.humanCheck.unavailable),
  },
  {
    name: 'reset-filled',
    after: 'reset-check-unavailable',
    network: letGo(CHALLENGE),
    show: async (page) => {
      const reset = dialog(page, 'Reset Password');
      await reset.getByRole('textbox', { name: 'Username / Email' }).fill('chef');
      await button(reset, 'Try Again').click();
      await page.getByRole('checkbox', { name: 'I am human', checked: true }).waitFor();
    },
  },
  {
    name: 'reset-sending',
    after: 'reset-filled',
    network: hold(RESET_REQUEST),
    show: async (page) => {
      await button(dialog(page, 'Reset Password'), 'Reset Password').click();
      await sees('Sending')(page);
    },
  },
  {
    name: 'reset-done',
    after: 'reset-sending',
    network: answerHeld(RESET_REQUEST, done(accountTexts.password.resetRequested)),
    show: sees(accountTexts.password.resetRequested),
  },
  {
    name: 'verify-running',
    at: '/verifyemail?t=letter-1',
    network: hold(VERIFY),
    show: sees(accountTexts.verification.running),
  },
  {
    name: 'verify-done',
    after: 'verify-running',
    network: answerHeld(VERIFY, { isSuccess: true }),
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
    after: 'unverified',
    network: hold(RESEND),
    show: async (page) => {
      await open(page, 'Resend Letter');
      await sees('Sending')(page);
    },
  },
  {
    name: 'unverified-resent',
    after: 'unverified-sending',
    network: answerHeld(RESEND, { isSuccess: true }),
    show: sees(accountTexts.verification.resent),
  },
  { name: 'new-password-looking', at: '/changepassword?t=letter-1', network: hold(USER_TYPE), show: waits },
  {
    name: 'new-password-failed',
    after: 'new-password-looking',
    network: cutHeld(USER_TYPE),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  { name: 'new-password-dead', at: '/changepassword?t=letter-1', show: sees(accountTexts.password.linkDead) },
  {
    name: 'new-password',
    after: 'new-password-failed',
    network: counts,
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('I am human')(page);
      await page.getByLabel(/^Set Password/).fill('gravlax');
    },
  },
  { name: 'new-password-filled', after: 'new-password', show: fillNewPassword },
  {
    name: 'new-password-sending',
    after: 'new-password-filled',
    network: hold(RESET),
    show: async (page) => {
      await open(page, 'Save Password');
      await sees('Saving')(page);
    },
  },
  {
    name: 'new-password-done',
    after: 'new-password-sending',
    network: answerHeld(RESET, done(accountTexts.password.updated)),
    show: (page) => page.getByRole('link', { name: 'Login' }).first().waitFor(),
  },
];
