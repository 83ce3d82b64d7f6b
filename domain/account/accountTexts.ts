import { formatCount } from '../formatNumber.ts';
import { PHONE_FORMAT } from '../phone.ts';

/** What is said about accounts and passwords: by the rules, the server, and on their pages (specification 2, 5, 8 letter by letter). */
export const accountTexts = {
  fields: {
    nameRequired: 'Name is required.',
    emailRequired: 'Email is required.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    phoneFormat: `Phone number format ${PHONE_FORMAT}`,
    tooLong: (label: string, limit: number) => `${label} can have at most ${formatCount(limit)} characters.`,
    passwordRequired: 'Password is required.',
    passwordNeeds: (rules: readonly string[]) => `The password must have: ${rules.join(', ')}.`,
    passwordsMustMatch: 'Passwords must match',
    resetPasswordsMustMatch: 'passwords must match',
    currentPasswordRequired: 'Current password is required.',
    emailOrUsernameRequired: 'Username / Email is required.',
  },
  signUp: {
    done: 'Account registered succesfully',
    next: 'Open the activation link in the email we sent you to verify your address.',
    closed: 'New accounts are not available here. Please contact us.',
  },
  verification: {
    running: 'Verifying email...',
    failed: 'Account verification failed. Please try again later.',
    done: 'Your account has been verified. Please sign in with your email address.',
    needed: 'Your email address is not verified yet. Open the activation link in the email we sent you.',
    resent: 'If this address is waiting for verification, a new email is on its way.',
  },
  password: {
    updated: 'Password has been updated',
    resetRequested:
      'Password reset request sent. If an account is associated with this email address, then a message will be sent with instructions to reset the password.',
    wrong: 'Current password is incorrect.',
    unchanged: 'The new password must be different from the current one.',
    linkDead: 'This link has expired. Choose Reset Password on the sign-in page to get a new one.',
    changedElsewhere: 'Your account has a changed password. Please sign in with the new one.',
    minimumOutOfRange: (from: number, to: number) => `Enter a minimum length from ${from} to ${to}.`,
    outgrown: 'Your password no longer meets the requirements. Choose a new one.',
  },
  invitation: {
    disabled: 'This account is disabled. Enable it before you send an invitation.',
    noEmail: 'This account has no email address. Add one before you send an invitation.',
  },
  disabled: 'This account is disabled. Please contact us.',
  preferences: { saved: 'Preferences updated.', notSaved: 'Preferences not updated.' },
  humanCheck: {
    unavailable: 'Verification service is not available at this time. Please contact support.',
    failed: 'Human verification failed. Please try again.',
  },
  tooMany: 'Too many attempts. Please try again later.',
  unexpected: 'An unexpected error occurred.',
} as const;
