import { PHONE_FORMAT } from '../phone.ts';
import { formatCount } from '../shownNumber.ts';

/** What is said about accounts and passwords: by the rules, the server, and on their pages (specification 2, 5, 8 letter by letter). */
export const accountTexts = {
  fields: {
    nameRequired: 'Name is required.',
    emailRequired: 'Email is required.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    phoneFormat: `Phone number format ${PHONE_FORMAT}`,
    tooLong: (label: string, limit: number) => `${label} can have at most ${formatCount(limit)} characters.`,
    passwordRequired: 'Password is required.',
    passwordNeeds: (rules: readonly string[]) => `The password needs: ${rules.join(', ')}.`,
    passwordsMustMatch: 'Passwords must match',
    resetPasswordsMustMatch: 'passwords must match',
    currentPasswordRequired: 'Current password is required.',
    emailOrUsernameRequired: 'Username / Email is required.',
  },
  signUp: {
    done: 'Account registered succesfully',
    next: 'Open the activation link in the letter that was sent to your email address to verify it.',
    closed: 'New accounts cannot be opened here. Please contact us.',
  },
  verification: {
    running: 'Verifying email...',
    failed: 'Account verification failed. Please try again later.',
    done: 'Your account has been verified. Please sign in with your email address.',
    needed: 'Your email address is not verified yet. Open the activation link in the letter that was sent to it.',
    resent: 'If this address waits to be verified, a new letter is on its way.',
  },
  password: {
    updated: 'Password has been updated',
    resetRequested:
      'Password reset request sent. If an account is associated with this email address, then a message will be sent with instructions to reset the password.',
    wrong: 'The current password is not right.',
    unchanged: 'The new password must differ from the current one.',
    linkDead: 'This link is not valid any more. Choose Reset Password on the sign-in page for a new one.',
    changedElsewhere: 'Your account has a changed password. Please sign in with the new one.',
    minimumOutOfRange: (from: number, to: number) => `The minimum length can be from ${from} to ${to}.`,
    outgrown: 'Your password no longer meets the rules of this site. Choose a new one.',
  },
  invitation: {
    disabled: 'This account is disabled: nobody can be invited to it.',
    noEmail: 'This account has no email address to send the invitation to.',
  },
  disabled: 'This account is disabled. Please contact us.',
  preferences: { saved: 'Preferences updated.', notSaved: 'Preferences not updated.' },
  humanCheck: {
    unavailable: 'Verification service is not available at this time. Please contact support.',
    failed: 'The verification that you are human did not succeed. Please try again.',
  },
  tooMany: 'Too many attempts. Please try again later.',
  unexpected: 'An unexpected error occurred.',
} as const;
