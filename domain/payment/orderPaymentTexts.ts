/** What is said of a payment for an order where the specification gives no text. */
export const orderPaymentTexts = {
  approved: 'Your payment was approved.',
  cartMoved:
    'The cart changed while it was being paid for. Your card was not charged. Please check the cart and pay again.',
  cardMissing: 'Enter the card to pay with.',
} as const;
