import { accountText } from '../texts/accountText.ts';
import { anyOf } from '../texts/listOf.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';

/** The names on the cards. */
export const ISSUER_NAMES: Readonly<Record<IssuerCode, string>> = {
  [ISSUERS.Visa]: accountText('card.visa'),
  [ISSUERS.MasterCard]: accountText('card.mastercard'),
  [ISSUERS.AmericanExpress]: accountText('card.americanExpress'),
  [ISSUERS.Discover]: accountText('card.discover'),
  [ISSUERS.JCB]: accountText('card.jcb'),
  [ISSUERS.DinersClub]: accountText('card.dinersClub'),
  [ISSUERS.enRoute]: 'enRoute',
  [ISSUERS.eCheck]: 'eCheck',
};

/** The texts of cards and cardholders; those of the specification letter by letter. */
export const cardTexts = {
  labels: {
    cardNumber: accountText('card.cardNumber'),
    expirationDate: accountText('card.expirationDate'),
    cvv2: accountText('card.cvv'),
    name: accountText('card.nameOnCard'),
    address1: accountText('address.labels.address1'),
    address2: accountText('address.labels.address2'),
    city: accountText('address.labels.city'),
    state: accountText('address.labels.state'),
    zip: accountText('address.labels.zip'),
    phone: accountText('address.labels.phone'),
    email: accountText('card.email'),
  },

  cvvDigits: (lengths: readonly number[]) => accountText('card.cvvHasDigits', { lengths: anyOf(lengths.map(String)) }),

  endingIn: (issuer: IssuerCode, lastFour: string) =>
    accountText('card.endingIn', { issuer: ISSUER_NAMES[issuer], lastFour }),
} as const;
