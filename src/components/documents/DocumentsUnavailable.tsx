import { sharedText } from '#domain/texts/sharedText.ts';
import { FailedState } from '../states/FailedState.tsx';

/** Stands where the document buttons of a page would be, or over its rows. */
export function DocumentsUnavailable({ onRetry }: { onRetry: () => void }) {
  return <FailedState onRetry={onRetry}>{sharedText('documents.unavailable')}</FailedState>;
}
