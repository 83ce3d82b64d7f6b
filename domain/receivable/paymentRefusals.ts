import type { Reason } from '../refusal/coded.ts';
import { accountText } from '../texts/accountText.ts';

const ofRow = (reference: string, problem: string) => `${reference}: ${problem.trim()}`;

/** Why a payment of account entries is refused, where the specification gives no text. `left` is an amount such as `$0.00`. */
export const paymentRefusals = {
  nothing: () => ({ code: 'nothingSelected', text: accountText('paymentRefusals.selectItemsToPayToContinue') }),
  twice: (reference: string) => ({
    code: 'selectedTwice',
    params: { reference },
    text: accountText('paymentRefusals.isSelectedTwice', { reference }),
  }),
  gone: () => ({ code: 'itemGone', text: accountText('paymentRefusals.anItemYouSelectedIsNo') }),
  otherSign: (reference: string) => ({
    code: 'amountSign',
    params: { reference },
    text: ofRow(reference, accountText('payment.rows.otherSign')),
  }),
  greater: (reference: string) => ({
    code: 'amountOverBalance',
    params: { reference },
    text: ofRow(reference, accountText('payment.rows.greater')),
  }),
  underWay: (reference: string, open: string) => ({
    code: 'beingPaid',
    params: { reference, left: open },
    text: accountText('paymentRefusals.isBeingPaidBySomeoneElse', { reference, open }),
  }),
  partsDiffer: () => ({ code: 'sumDiffers', text: accountText('paymentRefusals.theAmountDoesNotMatchThe') }),
  negative: () => ({ code: 'creditsExceedItems', text: accountText('paymentRefusals.theCreditsExceedTheItemsThey') }),
  creditsOnly: () => ({ code: 'creditsCoverAll', text: accountText('paymentRefusals.nothingToCharge') }),
  notByCredits: () => ({ code: 'creditsTooLow', text: accountText('paymentRefusals.theSelectedItemsTotalMoreThan') }),
  refunded: () => ({ code: 'accountMoved', text: accountText('paymentRefusals.yourPaymentArrivedTooLateTo') }),
  methodMissing: () => ({ code: 'paymentMethodMissing', text: accountText('paymentRefusals.enterACardOrBankAccount') }),
} as const satisfies Readonly<Record<string, (reference: string, open: string) => Reason>>;
