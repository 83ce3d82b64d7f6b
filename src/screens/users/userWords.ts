import type { UserKind, UserRow, UserState } from '#domain/users/shopUser.ts';

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

/** For whom a user acts: one by name, of several how many. */
export function customersText({ type, customerName, customerCount }: UserRow): string {
  if (type === 'consumer') return 'Buys for himself';
  if (customerName === null) return 'Nobody yet';
  return customerCount === 1 ? customerName : `${customerName} and ${customerCount - 1} more`;
}
