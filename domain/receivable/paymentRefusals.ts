import { accountText } from '../texts/accountText.ts';
/** Why a payment of account entries is refused, where the specification gives no text. */
export const paymentRefusals = {
  nothing: accountText('paymentRefusals.selectItemsToPayToContinue'),
  twice: (reference: string) => accountText('paymentRefusals.isSelectedTwice', { reference }),
  gone: accountText('paymentRefusals.anItemYouSelectedIsNo'),
  row: (reference: string, problem: string) => `${reference}: ${problem.trim()}`,
  underWay: (reference: string, left: string) =>
    accountText('paymentRefusals.isBeingPaidBySomeoneElse', { reference, left }),
  partsDiffer: accountText('paymentRefusals.theAmountDoesNotMatchThe'),
  negative: accountText('paymentRefusals.theCreditsExceedTheItemsThey'),
  creditsOnly: accountText('paymentRefusals.theSelectedItemsTotal000'),
  notByCredits: accountText('paymentRefusals.theSelectedItemsTotalMoreThan'),
  refunded: accountText('paymentRefusals.yourPaymentArrivedTooLateTo'),
  methodMissing: accountText('paymentRefusals.enterACardOrBankAccount'),
} as const;
