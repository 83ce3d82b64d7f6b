/** What the page of users says. */
export const userPageTexts = {
  added: (name: string) => `${name} has been added.`,
  saved: (name: string) => `${name} has been saved.`,
  done: {
    invite: (name: string) => `An invitation was sent to ${name}.`,
    disable: (name: string) => `${name} is disabled and signed out.`,
    enable: (name: string) => `${name} can sign in again.`,
  },
  failed: {
    invite: 'The invitation could not be sent. Try again.',
    disable: 'The account could not be disabled. Try again.',
    enable: 'The account could not be enabled. Try again.',
  },
  stopped: 'The form stopped working. Your entries were not saved.',
  leaving: 'This user has unsaved changes. Leave without saving?',
  discard: 'Your changes to this user have not been saved. Discard them?',
  notSaved: 'The user could not be saved. Try again.',
  disabling: (name: string) =>
    `${name} is signed out at once and cannot sign in until you enable the account again. Carts, orders and order guides stay.`,
} as const;
