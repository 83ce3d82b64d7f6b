import { adminText } from '../texts/adminText.ts';
/** What the page of users says. */
export const userPageTexts = {
  done: {
    invite: (name: string) => adminText('userPage.anInvitationWasSentTo', { name }),
    disable: (name: string) => adminText('userPage.isDisabledAndSignedOut', { name }),
    enable: (name: string) => adminText('userPage.canSignInAgain', { name }),
  },
} as const;
