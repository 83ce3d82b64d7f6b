/** Why a gateway will not do what it is asked, for the shop's administrator. */
export const REFUSALS = {
  unknownTransaction: 'The gateway knows no payment with this transaction number.',
  nothingHeld: 'This payment was voided or declined: there is nothing to capture.',
  moreThanHeld: 'More was to be captured than is held.',
  nothingToVoid: 'This payment was declined: there is nothing to void.',
  tooLateToVoid: 'This payment has settled or was refunded: it cannot be voided any more, only refunded.',
  notSettled:
    'This payment has not settled yet: it can be voided now, or refunded after it has settled, usually a day later.',
  nothingCaptured: 'Nothing was captured of this payment: there is nothing to refund.',
  moreThanCaptured: 'More was to be refunded than is left of what was captured.',
  otherNumber: 'The last four digits are not those of the payment.',
} as const;
