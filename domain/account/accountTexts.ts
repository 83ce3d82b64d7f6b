import { PHONE_FORMAT } from '../phone.ts';
import { accessText } from '../texts/accessText.ts';

/** The texts of accounts and passwords: of rules, the server and pages (specification 2, 5, 8 letter by letter). */
export const accountTexts = {
  fields: {
    phoneFormat: () => accessText('account.phoneNumberFormat', { format: PHONE_FORMAT }),

    passwordNeeds: (rules: readonly string[]) => accessText('account.thePasswordMustHave', { rules: rules.join(', ') }),
  },
} as const;
