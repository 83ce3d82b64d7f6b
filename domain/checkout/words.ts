import type { ShipMethod } from '../session/user.ts';
import { checkoutText } from '../texts/checkoutText.ts';

/** The checkout texts that the specification does not give. */
export const words = {
  submitting: {
    sending: checkoutText('words.yourOrderIsOnItsWay'),
    asking: checkoutText('words.checkingOnYourOrderItWill'),
    waiting: checkoutText('words.noResponseYetYourOrderMay'),
    notArrived: checkoutText('words.yourOrderWasNotReceivedIt'),
    notPlaced: checkoutText('words.yourPreviousOrderWasNotReceived'),
  },

  totalRose: (from: string, to: string) => checkoutText('words.theTotalWentUpFromTo', { from, to }),
  totalFell: (from: string, to: string) => checkoutText('words.theTotalWentDownFromTo', { from, to }),

  deliversOn: (method: ShipMethod, days: string) =>
    days === checkoutText('deliveryDays.everyDay')
      ? checkoutText('words.everyDay', { method })
      : checkoutText('words.deliversOn', { method, days }),

  /** Replaces the text above when a card is charged with the order. */
  paying: {
    sending: checkoutText('words.yourPaymentIsOnItsWay'),
    asking: checkoutText('words.checkingOnYourPaymentYourCard'),
    waiting: checkoutText('words.noResponseYetYourCardMay'),
    notArrived: checkoutText('words.yourPaymentWasNotReceivedAnd'),
    notPlaced: checkoutText('words.yourPreviousPaymentWasNotReceived'),
  },
  pay: (amount: string) => checkoutText('words.pay', { amount }),
} as const;
