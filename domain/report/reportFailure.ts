import { texts } from '../texts.ts';
import { reportTexts } from './reportTexts.ts';

/** Why a report did not come, by the status of the answer; null when there was none. */
export function reportFailure(status: number | null): string {
  if (status === null) return texts.session.noResponse;
  if (status === 204) return reportTexts.none;
  if (status === 403) return texts.session.accessDenied;
  if (status === 404) return reportTexts.absent;
  return status === 503 ? texts.documents.busy : reportTexts.unreadable;
}
