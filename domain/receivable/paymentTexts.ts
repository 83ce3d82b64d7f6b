import { formatCount, plural } from '../formatNumber.ts';

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
    nothing: 'Select items to pay to continue.',
    rowError: (name: string, problem: string) => `Correct the amount of ${name}. ${problem}`,
    negative: 'The credits exceed the items they are applied to.',
    tooMany: (limit: number) =>
      `One payment can include at most ${formatCount(limit)} items. Please pay the rest separately.`,
  },
  amountUnreadable: 'Enter an amount such as 1250.00.',
  selected: (count: number) => `${plural(count, 'item')} selected`,
  moved: 'Your account changed while you were paying. Nothing was paid.',
  gone: (name: string) => `${name} is no longer open. It was removed from your selection.`,
  balanceMoved: (name: string, from: string, to: string) => `The balance of ${name} is now ${to} instead of ${from}.`,
  balanceTooSmall: (name: string, from: string, to: string) =>
    `The balance of ${name} is now ${to} instead of ${from}. It was removed from your selection.`,
  paying: {
    sending: 'Your payment is on its way.',
    asking: 'Checking on your payment. It will not be made twice.',
    waiting: 'No response yet. Your payment may already have been made. Checking again shortly.',
  },
  notArrived: 'Your payment was not received, and nothing was charged. It is safe to pay again.',
  notMade: (amount: string) =>
    `The payment of ${amount} was not received, and nothing was charged. Please select the items to pay again.`,
  entryGone: 'Nothing was charged. Please enter your payment details again.',
  declined: 'The payment was declined.',
  paid: 'Thank you. Your payment was made.',
  applied: 'Your credits were applied.',
  applyCredit: 'Apply Credit',
  applyCreditHint: 'Your credits cover the selected items. Nothing will be charged.',
  pay: (amount: string) => `Pay ${amount}`,
} as const;
