/** What is said of a payment for an order where the specification gives no text. */
export const orderPaymentTexts = {
  approved: 'Your payment was approved.',
  outcomeUnknown:
    'It is not known yet whether your payment was made. It is being looked up; please do not pay again meanwhile.',
  cartMoved:
    'The cart changed while it was being paid for. Your card was not charged. Please check the cart and pay again.',
  cardMissing: 'Enter the card to pay with.',
  tokensOnly: 'This page is out of date, and your card was not charged. Reload it, and pay again.',
  cardNotTaken:
    'Your card could not be passed on to the payment service, and was not charged. Nothing is lost: try again in a moment.',
  tooManyDeclined: 'Too many payments were declined. Please try again in an hour, or call us.',
} as const;
