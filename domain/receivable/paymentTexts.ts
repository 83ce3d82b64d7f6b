import { accountText } from '../texts/accountText.ts';

/** The texts of Make Payment; those of the specification letter by letter, trailing blanks too (readings 16). */
export const paymentTexts = {
  blocks: {
    nothing: accountText('payment.selectItemsToPayToContinue'),
    rowError: (name: string, problem: string) => accountText('payment.correctTheAmountOf', { name, problem }),
    negative: accountText('payment.theCreditsExceedTheItemsThey'),
    tooMany: (limit: number) => accountText('payment.onePaymentCanIncludeAtMost', { limit }),
  },

  balanceMoved: (name: string, from: string, to: string) =>
    accountText('payment.theBalanceOfIsNowInstead', { name, to, from }),
  balanceTooSmall: (name: string, from: string, to: string) =>
    accountText('payment.theBalanceOfIsNowInstead2', { name, to, from }),
  paying: {
    sending: accountText('payment.yourPaymentIsOnItsWay'),
    asking: accountText('payment.checkingOnYourPaymentItWill'),
    waiting: accountText('payment.noResponseYetYourPaymentMay'),
  },
} as const;
