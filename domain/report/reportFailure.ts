import { frameText } from '../texts/frameText.ts';
import { shopText } from '../texts/shopText.ts';

/** Why a report did not arrive, by response status; null without a response. */
export function reportFailure(status: number | null): string {
  if (status === null) return frameText('session.noResponse');
  if (status === 204) return shopText('report.none');
  if (status === 403) return frameText('session.accessDenied');
  if (status === 404) return frameText('report.absent');
  return status === 503 ? frameText('documents.busy') : shopText('report.unreadable');
}
