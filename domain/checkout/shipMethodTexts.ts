import { checkoutText } from '../texts/checkoutText.ts';

/** The texts of choosing and changing pickup or delivery. */
export const shipMethodTexts = {
  linesStay: (count: number) =>
    count === 1
      ? checkoutText('shipMethod.theLineInYourCartStays')
      : checkoutText('shipMethod.allLinesInYourCartStay', { count }),

  taxMoved: (from: string, to: string) => checkoutText('shipMethod.theTaxIsInsteadOf', { to, from }),
  totalMoved: (from: string, to: string) => checkoutText('shipMethod.theTotalIsInsteadOf', { to, from }),

  dateLost: {
    Pickup: (date: string) => checkoutText('shipMethod.thereIsNoPickupOnPlease', { date }),
    Delivery: (date: string) => checkoutText('shipMethod.thereIsNoDeliveryOnPlease', { date }),
  },
} as const;
