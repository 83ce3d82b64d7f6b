import { accountText } from '../texts/accountText.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';

/** The sandbox's outcomes of a payment. */
export const TEST_OUTCOMES = [
  'approved',
  'declined',
  'insufficientFunds',
  'expired',
  'wrongSecurityCode',
  'wrongAddress',
  'lostOrStolen',
  'unavailable',
  'unanswered',
  'lostAnswer',
  'late',
] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export interface TestCard {
  number: string;
  issuer: IssuerCode;
  outcome: TestOutcome;
}

export interface TestAccount {
  routingNumber: string;
  accountNumber: string;
  outcome: TestOutcome;
}

/** The outcomes that decline, with their texts for the payer. */
export const DECLINES: Readonly<Partial<Record<TestOutcome, () => string>>> = {
  declined: () => accountText('payment.declined'),
  insufficientFunds: () => accountText('payment.insufficientFunds'),
  expired: () => accountText('payment.expired'),
  wrongSecurityCode: () => accountText('payment.wrongSecurityCode'),
  wrongAddress: () => accountText('payment.wrongAddress'),
  // The text reveals nothing to a thief.
  lostOrStolen: () => accountText('payment.declined'),
};

const { Visa, MasterCard, AmericanExpress, Discover, JCB, DinersClub } = ISSUERS;

/** The only accepted cards in test mode (specification 5), with any date that is not past, and any security code. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', issuer: Visa, outcome: 'approved' },
  { number: '4012888888881881', issuer: Visa, outcome: 'approved' },
  { number: '4242424242424242', issuer: Visa, outcome: 'approved' },
  { number: '5555555555554444', issuer: MasterCard, outcome: 'approved' },
  { number: '5105105105105100', issuer: MasterCard, outcome: 'approved' },
  { number: '5424000000000015', issuer: MasterCard, outcome: 'approved' },
  { number: '2223003122003222', issuer: MasterCard, outcome: 'approved' },
  { number: '378282246310005', issuer: AmericanExpress, outcome: 'approved' },
  { number: '371449635398431', issuer: AmericanExpress, outcome: 'approved' },
  { number: '370000000000002', issuer: AmericanExpress, outcome: 'approved' },
  { number: '6011111111111117', issuer: Discover, outcome: 'approved' },
  { number: '6011000990139424', issuer: Discover, outcome: 'approved' },
  { number: '6011000000000012', issuer: Discover, outcome: 'approved' },
  { number: '3530111333300000', issuer: JCB, outcome: 'approved' },
  { number: '3566002020360505', issuer: JCB, outcome: 'approved' },
  { number: '30569309025904', issuer: DinersClub, outcome: 'approved' },
  { number: '38520000023237', issuer: DinersClub, outcome: 'approved' },
  { number: '38000000000006', issuer: DinersClub, outcome: 'approved' },
  { number: '4000000000000002', issuer: Visa, outcome: 'declined' },
  { number: '5200000000000007', issuer: MasterCard, outcome: 'declined' },
  { number: '4000000000009995', issuer: Visa, outcome: 'insufficientFunds' },
  { number: '4000000000000069', issuer: Visa, outcome: 'expired' },
  { number: '4000000000000127', issuer: Visa, outcome: 'wrongSecurityCode' },
  { number: '4000000000000010', issuer: Visa, outcome: 'wrongAddress' },
  { number: '4000000000009979', issuer: Visa, outcome: 'lostOrStolen' },
  { number: '4000000000005027', issuer: Visa, outcome: 'unavailable' },
  { number: '4000000000005043', issuer: Visa, outcome: 'unanswered' },
  { number: '4000000000005076', issuer: Visa, outcome: 'lostAnswer' },
  { number: '4000000000004087', issuer: Visa, outcome: 'late' },
];

/** Real Federal Reserve routing numbers with a valid check digit; the accounts do not exist. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  { routingNumber: '011000015', accountNumber: '1234567890', outcome: 'approved' },
  { routingNumber: '011000015', accountNumber: '1111111116', outcome: 'declined' },
  { routingNumber: '011000015', accountNumber: '5000000502', outcome: 'unavailable' },
  { routingNumber: '011000015', accountNumber: '5000000507', outcome: 'lostAnswer' },
];

/** The ZIP code that the bank has for the test card with the wrong address. */
export const ZIP_OF_WRONG_ADDRESS = '02101';

/** A typed number, with or without blanks. */
export function findTestCard(number: string): TestCard | null {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits) ?? null;
}

/** `sandbox:` and an outcome selects the first card with it, as a gateway's token does. */
export function findTestToken(token: string): TestCard | null {
  return TEST_CARDS.find(({ outcome }) => token === `sandbox:${outcome}`) ?? null;
}

export function findTestAccount(account: { routingNumber: string; accountNumber: string }): TestAccount | null {
  return (
    TEST_ACCOUNTS.find(
      ({ routingNumber, accountNumber }) =>
        routingNumber === account.routingNumber.trim() && accountNumber === account.accountNumber.trim(),
    ) ?? null
  );
}
