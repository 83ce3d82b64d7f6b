import { adminText } from '../texts/adminText.ts';
/** The texts of the user page. */
export const userPageTexts = {
  done: {
    invite: (name: string) => adminText('userPage.anInvitationWasSentTo', { name }),
    disable: (name: string) => adminText('userPage.isDisabledAndSignedOut', { name }),
    enable: (name: string) => adminText('userPage.canSignInAgain', { name }),
  },
} as const;
