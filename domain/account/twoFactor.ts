/** Codes that are shown once, each for one sign-in without the authenticator app. */
export const RECOVERY_CODES = 10;

/** Digits of the codes of authenticator apps. */
export const CODE_DIGITS = 6;

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** A code as typed or pasted, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether this is a code of an authenticator app, and not a recovery code. */
export function isAppCode(code: string): boolean {
  return APP_CODE.test(code);
}
