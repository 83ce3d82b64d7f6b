import { PHONE_FORMAT } from '../phone.ts';
import { accountText } from '../texts/accountText.ts';

/** The texts of delivery addresses; those of the specification letter by letter. */
export const addressTexts = {
  phone: () => accountText('address.phoneNumberFormat', { format: PHONE_FORMAT }),
} as const;
