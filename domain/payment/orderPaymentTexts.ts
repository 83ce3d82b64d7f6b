/** What is said of a payment for an order where the specification gives no text. */
export const orderPaymentTexts = {
  approved: 'Your payment was approved.',
  cartMoved: 'The cart changed during payment. Your card was not charged. Please review the cart and pay again.',
  cardMissing: 'Enter a card.',
} as const;
