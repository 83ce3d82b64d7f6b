import { accountText } from '../texts/accountText.ts';
import { frameText } from '../texts/frameText.ts';
import { sharedText } from '../texts/sharedText.ts';

const BAD_GATEWAY = 502;

interface Failed {
  status: number | null;
  detail: string;
}

/** Why a payment got no displayable response (specification 8, Payment). */
export function paymentFailure({ status, detail }: Failed): string {
  const message = detail.trim();
  if (status === null)
    return sharedText('payment.unexpectedError', { reason: message || frameText('session.noResponse') });
  if (status === BAD_GATEWAY) return accountText('payment.unavailable');
  return sharedText('payment.unexpectedResponse', { reason: message || accountText('payment.status', { status }) });
}

/** Why the open items could not be loaded. */
export function openItemsFailure({ status }: Failed): string {
  return status === BAD_GATEWAY ? accountText('payment.unavailable') : accountText('payment.failed');
}
