import { formatCount, plural } from '../shownNumber.ts';

/** The texts of Make Payment; those of the specification letter by letter, trailing blanks too (readings 16). */
export const paymentTexts = {
  loading: 'Loading Open A/R...',
  none: 'No Open A/R Items',
  failed: 'Failed to load payment data. Please try again later.',
  unavailable: 'Payment Service is unavailable. Please contact support.',
  noMethods: 'No payment methods available',
  leaving: "Payment hasn't been completed. Are you sure you want to leave this page?",
  rows: {
    greater: 'Amount cannot be greater than balance. ',
    otherSign: 'Amount must be same sign as balance. ',
    notANumber: 'Amount must be a number such as 1250.00. ',
    tooFine: 'Amount has at most 2 decimals. ',
  },
  unexpectedResponse: (reason: string) =>
    `The server returned an unexpected response. Please contact support or try again later. (${reason})`,
  unexpectedError: (reason: string) => `An unexpected error occurred. Please contact support. (${reason})`,
  blocks: {
    nothing: 'Select what to pay to continue.',
    rowError: (name: string, problem: string) => `Correct the amount of ${name}. ${problem}`,
    negative: 'The credits come to more than what they are applied to.',
    tooMany: (limit: number) => `One payment can hold ${formatCount(limit)} items. Please pay the others after it.`,
  },
  amountUnreadable: 'Enter an amount such as 1250.00.',
  selected: (count: number) => `${plural(count, 'item')} selected`,
  moved: 'The account has changed since it was shown to you. Nothing was paid.',
  gone: (name: string) => `${name} is no longer open. It was taken out of your selection.`,
  balanceMoved: (name: string, from: string, to: string) => `The balance of ${name} is now ${to} instead of ${from}.`,
  balanceTooSmall: (name: string, from: string, to: string) =>
    `The balance of ${name} is now ${to} instead of ${from}. It was taken out of your selection.`,
  sending: 'Your payment is on its way.',
  asking: 'Finding out what became of your payment. It is made at most once.',
  waiting: 'No answer yet. Your payment may already have been made. Asking again shortly.',
  notArrived: 'Your payment has not arrived, and nothing was charged. Paying again is safe.',
  notMade: (amount: string) =>
    `The payment of ${amount} that you sent before has not arrived, and nothing was charged. Please select again what to pay.`,
  entryGone: 'Nothing was charged: what you entered is no longer here. Please enter it again.',
  declined: 'The payment was declined.',
  paid: 'Thank you. Your payment was made.',
  applied: 'Your credits were applied.',
  applyCredit: 'Apply Credit',
  applyCreditHint: 'Your credits pay for what you selected. Nothing is charged.',
  pay: (amount: string) => `Pay ${amount}`,
} as const;
