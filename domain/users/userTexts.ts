import { adminText } from '../texts/adminText.ts';

/** The reasons why a user cannot be saved. */
export const userTexts = {
  unknownCustomers: (count: number) =>
    count === 1 ? adminText('user.oneOfTheCustomersNoLonger') : adminText('user.ofTheCustomersDoNotExist', { count }),
} as const;
