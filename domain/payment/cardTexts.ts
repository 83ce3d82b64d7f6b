import { addressTexts } from '../address/addressTexts.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';

/** As their cards say it. */
export const ISSUER_NAMES: Readonly<Record<IssuerCode, string>> = {
  [ISSUERS.Visa]: 'Visa',
  [ISSUERS.MasterCard]: 'Mastercard',
  [ISSUERS.AmericanExpress]: 'American Express',
  [ISSUERS.Discover]: 'Discover',
  [ISSUERS.JCB]: 'JCB',
  [ISSUERS.DinersClub]: 'Diners Club',
  [ISSUERS.enRoute]: 'enRoute',
  [ISSUERS.eCheck]: 'eCheck',
};

const { address1, address2, city, state, zip, phone } = addressTexts.labels;

/** The texts of cards and of whose they are; those of the specification letter by letter. */
export const cardTexts = {
  labels: {
    cardNumber: 'Card Number',
    expirationDate: 'Expiration Date',
    cvv2: 'CVV',
    name: 'Name on Card',
    address1,
    address2,
    city,
    state,
    zip,
    phone,
    email: 'Email',
  },
  numberRequired: 'Card Number is a required field',
  numberInvalid: 'Card Number is invalid',
  issuerUnknown: 'Card Number is incomplete, or Card Issuer is unknown',
  issuerUnaccepted: 'Card is from an unaccepted Issuer',
  numberLength: 'Card Number has the wrong length',
  numberOfDigits: 'Card numbers contain only digits. Spaces and dashes are allowed.',
  notForTests: 'This is not a test card.',
  expirationRequired: 'Expiration Date is a required field',
  expirationInvalid: 'Expiration Date is invalid',
  expired: 'Card is expired',
  cvvRequired: 'CVV is a required field',
  cvvDigits: (lengths: readonly number[]) => `CVV has ${lengths.join(' or ')} digits`,
  nameRequired: 'Name is a required field',
  nameIncomplete: 'Please enter first and last name',
  zipRequired: 'ZIP Code is required',
  zipLength: (least: number, most: number) => `ZIP Code has ${least} to ${most} characters`,
  endingIn: (issuer: IssuerCode, lastFour: string) => `${ISSUER_NAMES[issuer]} ending in ${lastFour}`,
} as const;
