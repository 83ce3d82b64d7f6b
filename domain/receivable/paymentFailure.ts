import { accountText } from '../texts/accountText.ts';
import { frameText } from '../texts/frameText.ts';
import { sharedText } from '../texts/sharedText.ts';

const BAD_GATEWAY = 502;

interface Failed {
  status: number | null;
  detail: string;
  /** The standard text of the status; empty by HTTP/2. */
  statusText?: string;
}

/** Why a payment got no displayable response (specification 8, Payment). */
export function paymentFailure({ status, detail, statusText }: Failed): string {
  const message = detail.trim();
  if (status === null)
    return sharedText('payment.unexpectedError', { reason: message || frameText('session.noResponse') });
  if (status === BAD_GATEWAY) return accountText('payment.unavailable');
  const reason = message || statusText || accountText('payment.status', { status });
  return sharedText('payment.unexpectedResponse', { reason });
}

/** Why the open items could not be loaded. */
export function openItemsFailure({ status }: Failed): string {
  return status === BAD_GATEWAY ? accountText('payment.unavailable') : accountText('payment.failed');
}
