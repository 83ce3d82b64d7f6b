import { formatCount } from '../shownNumber.ts';

/** Why a user cannot be saved as he is. */
export const userTexts = {
  changedElsewhere: 'Somebody else changed this user while you did. Your changes were not saved.',
  noUsername: 'Give the user a username to sign in with.',
  noName: 'Give the user a name.',
  oneLine: (what: string) => `The ${what} must stand on one line.`,
  usernameTaken: (username: string) => `“${username}” is the username or the email address of another account.`,
  noEmail: 'Enter an email address such as name@example.com.',
  consumerEmail: 'A consumer needs an email address.',
  oneCustomer: 'A customer’s user needs one customer.',
  noCustomers: 'A consumer buys for himself: he has no customers.',
  noSuchCustomer: 'Choose one of the customers that are offered, or leave the field empty.',
  unknownCustomers: (count: number) =>
    count === 1
      ? 'One of the customers does not exist any more.'
      : `${formatCount(count)} of the customers do not exist any more.`,
  onlyAdmin: 'The only user who can open the admin pages',
  lastAdmin: 'This is the only user who can open the admin pages. Give somebody else the Admin panel first.',
} as const;
