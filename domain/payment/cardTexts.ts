import { accountText } from '../texts/accountText.ts';
import { anyOf } from '../texts/listOf.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';
import type { BillingField } from './payment.ts';

/** The names on the cards. */
export const ISSUER_NAMES: Readonly<Record<IssuerCode, string>> = perLanguage(() => ({
  [ISSUERS.Visa]: accountText('card.visa'),
  [ISSUERS.MasterCard]: accountText('card.mastercard'),
  [ISSUERS.AmericanExpress]: accountText('card.americanExpress'),
  [ISSUERS.Discover]: accountText('card.discover'),
  [ISSUERS.JCB]: accountText('card.jcb'),
  [ISSUERS.DinersClub]: accountText('card.dinersClub'),
  [ISSUERS.enRoute]: 'enRoute',
  [ISSUERS.eCheck]: 'eCheck',
}));

/** The texts of cards and cardholders; those of the specification letter by letter. */
export const cardTexts = perLanguage(
  () =>
    ({
      billingLabel(field: BillingField) {
        if (field === 'name') return accountText('card.nameOnCard');
        return field === 'email' ? accountText('card.email') : accountText(`address.labels.${field}`);
      },

      cvvDigits: (lengths: readonly number[]) =>
        accountText('card.cvvHasDigits', { lengths: anyOf(lengths.map(String)) }),

      endingIn: (issuer: IssuerCode, lastFour: string) =>
        accountText('card.endingIn', { issuer: ISSUER_NAMES[issuer], lastFour }),
    }) as const,
);
