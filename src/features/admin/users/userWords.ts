import type { UserState } from '#domain/users/shopUser.ts';

export const STATE_WORDS: Readonly<Record<UserState, string>> = {
  active: 'Enabled',
  disabled: 'Disabled',
  admins: 'Admins',
};
