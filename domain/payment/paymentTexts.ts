/** What whoever pays is told when a payment was not made, or nobody knows yet whether it was. */
export const PAYMENT_TEXTS = {
  unavailable: 'Payment Service is unavailable. Please contact support.',
  outcomeUnknown: 'We are confirming whether your payment went through. Please do not pay again yet.',
  tooManyDeclined: 'Too many payments were declined. Please try again in an hour, or call us.',
  tokensOnly: 'This page is out of date, and your card was not charged. Reload it, and pay again.',
  cardNotTaken: 'We could not reach the payment service. Your card was not charged. Please try again in a moment.',
  declined: 'The card was declined. Please use another card.',
  insufficientFunds: 'The card was declined for insufficient funds. Please use another card.',
  expired: 'The card has expired. Please use another card.',
  wrongNumber: 'The card number is not valid. Please check it and try again.',
  wrongExpiry: 'The expiration date does not match the card. Please check it and try again.',
  wrongSecurityCode: 'The security code does not match the card. Please check it and try again.',
  wrongAddress:
    'The billing address does not match the card. Please check the address and the ZIP code, and try again.',
  wrongAddressOrCode:
    'The billing address or the security code does not match the card. Please check them and try again.',
  issuerNotAccepted: 'This card type is not accepted. Please use another card.',
  entryLapsed: 'The card details are no longer valid. Please enter the card again.',
  onlyTestCards: 'This shop is in test mode and accepts test cards only. Your card was not charged.',
  bankDeclined: 'The payment from this bank account was declined. Please use another account or a card.',
  wrongBankAccount: 'The bank account was not found. Please check the routing and the account number, and try again.',
  bankNotAccepted: 'Payments from bank accounts are not accepted. Please use a card.',
  onlyTestAccounts: 'This shop is in test mode and accepts test accounts only. Your account was not charged.',
} as const;
