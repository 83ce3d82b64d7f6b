import type { UserKind, UserState } from '#domain/users/shopUser.ts';

/** What those who run the shop call a kind of user. */
export const KIND_WORDS: Readonly<Record<UserKind, string>> = {
  customer: 'Customer user',
  salesperson: 'Salesperson',
  consumer: 'Consumer',
};

export const STATE_WORDS: Readonly<Record<UserState, string>> = {
  active: 'Enabled',
  disabled: 'Disabled',
  admins: 'Admins',
};
