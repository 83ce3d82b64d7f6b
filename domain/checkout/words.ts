import type { ShipMethod } from '../session/user.ts';

/** What checkout says where the specification gives no text of its own. */
export const words = {
  submitting: {
    sending: 'Your order is on its way.',
    asking: 'Checking on your order. It will not be placed twice.',
    waiting: 'No response yet. Your order may already be placed. Checking again shortly.',
    notArrived: 'Your order was not received. It is safe to submit it again.',
    notPlaced: 'Your previous order was not received. Please review it and submit again.',
  },
  offerMoved: 'This order changed while you were reviewing it. Nothing has been ordered yet.',
  totalRose: (from: string, to: string) => `The total went up from ${from} to ${to}.`,
  totalFell: (from: string, to: string) => `The total went down from ${from} to ${to}.`,
  pricesRose: 'Prices have increased since you last reviewed this order.',
  notOrderable: 'This cart cannot be ordered yet.',
  headerInvalid: 'The delivery details are no longer valid. Go back and update them.',
  belowMinimum: 'The cart is below the minimum order for this ship-to.',
  deliversOn: (method: ShipMethod, days: string) =>
    days === 'every day' ? `${method} every day.` : `${method} on ${days}.`,
  poHint: 'Any name that helps you recognize this order',
  orderBy: (moment: string, day: string) => `Order by ${moment} for ${day}.`,
  placed: 'Thank you. Your order was placed.',
  /** In place of the same above, where a card is charged with the order. */
  paying: {
    sending: 'Your payment is on its way.',
    asking: 'Checking on your payment. Your card will not be charged twice.',
    waiting: 'No response yet. Your card may already have been charged. Checking again shortly.',
    notArrived: 'Your payment was not received, and nothing was charged. It is safe to pay again.',
    notPlaced:
      'Your previous payment was not received, and nothing was charged. Please review your order and pay again.',
  },
  pay: (amount: string) => `Pay ${amount}`,
  amountUnknown: 'Prices are hidden for your account, so you cannot pay here. Please call us to place this order.',
  cardGone: 'Nothing was charged. Please enter your card again.',
  paidWith: (card: string) => `Paid with ${card}`,
  paidByCard: 'Paid by card',
  /** Specification 8. */
  paymentTypesFailed: 'Failed to load payment data. Please try again later.',
  noPaymentTypes: 'No payment methods available',
} as const;
