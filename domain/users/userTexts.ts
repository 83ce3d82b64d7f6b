import { formatCount } from '../formatNumber.ts';

/** Why a user cannot be saved as he is. */
export const userTexts = {
  changedElsewhere: 'Someone else changed this user while you were editing. Your changes were not saved.',
  noUsername: 'Enter a username.',
  noName: 'Enter a name.',
  oneLine: (what: string) => `The ${what} must be a single line.`,
  usernameTaken: (username: string) => `“${username}” is the username or the email address of another account.`,
  noEmail: 'Enter an email address such as name@example.com.',
  consumerEmail: 'A consumer needs an email address.',
  oneCustomer: 'Choose a customer for this user.',
  noCustomers: 'Consumers buy for themselves and have no customers assigned.',
  noSuchCustomer: 'Choose a customer from the list, or leave the field empty.',
  unknownCustomers: (count: number) =>
    count === 1
      ? 'One of the customers no longer exists.'
      : `${formatCount(count)} of the customers do not exist any more.`,
  onlyAdmin: 'The only user who can open the admin pages',
  lastAdmin: 'This is the only user with access to the admin pages. Give someone else access to the Admin panel first.',
} as const;
