import type { MoneyState } from '../gateway.ts';

const STATES: Readonly<Record<string, MoneyState | 'inReview'>> = {
  authorizedPendingCapture: 'held',
  capturedPendingSettlement: 'captured',
  settledSuccessfully: 'captured',
  // The batch was refused and is sent again.
  settlementError: 'captured',
  voided: 'voided',
  // The hold expired: the bank has released it.
  expired: 'voided',
  declined: 'declined',
  failedReview: 'declined',
  communicationError: 'declined',
  generalError: 'declined',
  FDSPendingReview: 'inReview',
  FDSAuthorizedPendingReview: 'inReview',
  underReview: 'inReview',
};

/** Null for a transitional state, or one that is not of a charge. */
export function moneyState(transactionStatus: string): MoneyState | 'inReview' | null {
  return STATES[transactionStatus] ?? null;
}

export function isSettled(transactionStatus: string): boolean {
  return transactionStatus === 'settledSuccessfully';
}

export function isRefund(transactionStatus: string): boolean {
  return transactionStatus === 'refundPendingSettlement' || transactionStatus === 'refundSettledSuccessfully';
}
