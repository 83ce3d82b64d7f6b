import { texts } from '../texts.ts';
import { paymentTexts } from './paymentTexts.ts';

const BAD_GATEWAY = 502;

interface Failed {
  status: number | null;
  detail: string;
}

/** Why a payment got no answer that could be shown (specification 8, Payment). */
export function paymentFailure({ status, detail }: Failed): string {
  const said = detail.trim();
  if (status === null) return paymentTexts.unexpectedError(said || texts.session.noResponse);
  if (status === BAD_GATEWAY) return paymentTexts.unavailable;
  return paymentTexts.unexpectedResponse(said || `Status ${status}`);
}

/** Why the open items did not come. */
export function openItemsFailure({ status }: Failed): string {
  return status === BAD_GATEWAY ? paymentTexts.unavailable : paymentTexts.failed;
}
