import type { ShipMethod } from '../session/user.ts';

/** What checkout says where the specification gives no text of its own. */
export const words = {
  sending: 'Your order is on its way.',
  asking: 'Finding out what became of your order. It is placed at most once.',
  waiting: 'No answer yet. Your order may already have been placed. Asking again shortly.',
  notArrived: 'The order has not arrived. Submitting it again is safe: it is placed at most once.',
  notPlaced: 'The order you sent before has not arrived. Please check it and submit it again.',
  offerMoved: 'This order has changed since it was shown to you. Nothing was ordered yet.',
  totalRose: (from: string, to: string) => `The total has risen from ${from} to ${to}.`,
  totalFell: (from: string, to: string) => `The total has gone down from ${from} to ${to}.`,
  pricesRose: 'Prices have risen since they were last shown to you.',
  notOrderable: 'This cart cannot be ordered as it is.',
  headerInvalid: 'The delivery details are no longer valid. Go back and check them.',
  belowMinimum: 'The cart does not reach the minimum order of this ship-to.',
  deliversOn: (method: ShipMethod, days: string) =>
    days === 'every day' ? `${method} every day.` : `${method} on ${days}.`,
  poHint: 'Any name that helps you recognize this order',
  orderBy: (moment: string, day: string) => `Order by ${moment} for ${day}.`,
  placed: 'Thank you. Your order was placed.',
  /** In place of the same above, where a card is charged with the order. */
  paying: {
    sending: 'Your payment is on its way.',
    asking: 'Finding out what became of your payment. Your card is charged at most once.',
    waiting: 'No answer yet. Your card may already have been charged. Asking again shortly.',
    notArrived: 'Your payment has not arrived, and nothing was charged. Paying again is safe.',
    notPlaced:
      'The payment you sent before has not arrived, and nothing was charged. Please check your order and pay again.',
  },
  pay: (amount: string) => `Pay ${amount}`,
  amountUnknown:
    'The amount to pay is not shown to you, so this order cannot be paid here. Please call us to place it.',
  cardGone: 'Nothing was charged: your card is no longer here. Please enter it again.',
  paidWith: (card: string) => `Paid with ${card}`,
  paidByCard: 'Paid by card',
  /** Specification 8. */
  paymentTypesFailed: 'Failed to load payment data. Please try again later.',
  noPaymentTypes: 'No payment methods available',
} as const;
