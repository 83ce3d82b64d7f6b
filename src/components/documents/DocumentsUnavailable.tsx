import { texts } from '#domain/texts.ts';
import { FailedState } from '../states/FailedState.tsx';

/** Stands where the document buttons of a page would be, or over its rows. */
export function DocumentsUnavailable({ onRetry }: { onRetry: () => void }) {
  return <FailedState onRetry={onRetry}>{texts.documents.unavailable}</FailedState>;
}
