import { accountText } from '#domain/texts/accountText.ts';
import { GatewayUnavailable, OutcomeUnknown } from '../gateway.ts';
import type { TransactionResponse } from './answers.ts';

type GatewayResult =
  | { kind: 'approved' }
  | { kind: 'declined'; reason: string }
  /** It was sent before, and was not executed again. */
  | { kind: 'duplicate' }
  /** The bank approved, or was not asked yet, and the fraud filters require a review. */
  | { kind: 'inReview' }
  /** An error that the payer cannot correct. */
  | { kind: 'trouble'; code: string };

/** Errors that the payer can correct, by response reason code. */
const REASONS: Readonly<Record<string, () => string>> = {
  6: () => accountText('payment.wrongNumber'),
  7: () => accountText('payment.wrongExpiry'),
  8: () => accountText('payment.expired'),
  9: () => accountText('payment.wrongBankAccount'),
  10: () => accountText('payment.wrongBankAccount'),
  17: () => accountText('payment.issuerNotAccepted'),
  18: () => accountText('payment.bankNotAccepted'),
  27: () => accountText('payment.wrongAddress'),
  28: () => accountText('payment.issuerNotAccepted'),
  37: () => accountText('payment.wrongNumber'),
  44: () => accountText('payment.wrongSecurityCode'),
  45: () => accountText('payment.wrongAddressOrCode'),
  65: () => accountText('payment.wrongSecurityCode'),
  78: () => accountText('payment.wrongSecurityCode'),
  127: () => accountText('payment.wrongAddress'),
  165: () => accountText('payment.wrongSecurityCode'),
};

/** Errors after which Authorize.Net itself could not reverse what the bank may have done. */
const LEFT_OPEN = new Set(['120', '121']);
export const DUPLICATE = '11';

export function reasonCodeOf(response: TransactionResponse): string {
  return response.errors?.[0]?.errorCode ?? '';
}

/** The meaning of a charge's response. */
export function gatewayResult(response: TransactionResponse, isBank: boolean): GatewayResult {
  const code = reasonCodeOf(response);
  switch (response.responseCode) {
    case '1':
      // An account in test mode approves everything, and stores nothing.
      return response.transId === '0' ? { kind: 'trouble', code: 'test mode' } : { kind: 'approved' };
    case '2':
      return { kind: 'declined', reason: declineReason(code, isBank, response) };
    case '4':
      return { kind: 'inReview' };
    case '3': {
      const reason = REASONS[code]?.();
      if (code === DUPLICATE) return { kind: 'duplicate' };
      if (reason !== undefined) return { kind: 'declined', reason };
      return { kind: 'trouble', code };
    }
  }
}

/** The reason by code, or else by the bank's check of security code and address: `N` means no match. */
export function declineReason(
  code: string,
  isBank: boolean,
  { avsResultCode, cvvResultCode }: { avsResultCode?: string; cvvResultCode?: string } = {},
): string {
  const reason = REASONS[code]?.();
  if (reason !== undefined) return reason;
  if (isBank) return accountText('payment.bankDeclined');
  if (cvvResultCode === 'N') return accountText('payment.wrongSecurityCode');
  return avsResultCode === 'N' ? accountText('payment.wrongAddress') : accountText('payment.declined');
}

export function troubleOf(code: string): Error {
  return LEFT_OPEN.has(code)
    ? new OutcomeUnknown(`The payment gateway failed in the middle (${code}).`)
    : new GatewayUnavailable(`The payment gateway could not process it (${code}).`);
}
