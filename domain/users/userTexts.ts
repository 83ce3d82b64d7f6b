import { adminText } from '../texts/adminText.ts';

/** Why a user cannot be saved as he is. */
export const userTexts = {
  unknownCustomers: (count: number) =>
    count === 1 ? adminText('user.oneOfTheCustomersNoLonger') : adminText('user.ofTheCustomersDoNotExist', { count }),
} as const;
