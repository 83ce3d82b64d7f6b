import { accountText } from '../texts/accountText.ts';

/** The texts of Make Payment; those of the specification letter by letter, trailing blanks too (readings 16). */
export const paymentTexts = {
  blocks: {
    nothing: accountText('payment.selectItemsToPayToContinue'),
    rowError: (name: string, problem: string) => accountText('payment.correctTheAmountOf', { name, problem }),
    negative: accountText('payment.theCreditsExceedTheItemsThey'),
    tooMany: (limit: number) => accountText('payment.onePaymentCanIncludeAtMost', { limit }),
  },

  balanceMoved: (name: string, before: string, balance: string) =>
    accountText('payment.balanceMoved', { name, balance, before }),
  balanceTooSmall: (name: string, before: string, balance: string) =>
    accountText('payment.balanceTooSmall', { name, balance, before }),
  paying: {
    sending: accountText('payment.yourPaymentIsOnItsWay'),
    asking: accountText('payment.checkingOnYourPaymentItWill'),
    waiting: accountText('payment.noResponseYetYourPaymentMay'),
  },
} as const;
