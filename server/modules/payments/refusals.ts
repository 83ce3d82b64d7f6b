import { accountText } from '#domain/texts/accountText.ts';
/** Why a gateway refuses an operation, for admins. */
export const REFUSALS = {
  unknownTransaction: () => accountText('refusals.theGatewayKnowsNoPaymentWith'),
  nothingHeld: () => accountText('refusals.thisPaymentWasVoidedOrDeclined'),
  moreThanHeld: () => accountText('refusals.moreWasToBeCapturedThan'),
  nothingToVoid: () => accountText('refusals.thisPaymentWasDeclinedThereIs'),
  tooLateToVoid: () => accountText('refusals.thisPaymentHasSettledOrWas'),
  notSettled: () => accountText('refusals.thisPaymentHasNotSettledYet'),
  nothingCaptured: () => accountText('refusals.nothingWasCapturedOfThisPayment'),
  moreThanCaptured: () => accountText('refusals.moreWasToBeRefundedThan'),
  otherNumber: () => accountText('refusals.theLastFourDigitsAreNot'),
} as const;
