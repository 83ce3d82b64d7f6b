import { sharedText } from '#domain/texts/sharedText.ts';
import { FailedState } from '../states/FailedState.tsx';

/** Replaces the document buttons of a page, or appears above its rows. */
export function DocumentsUnavailable({ onRetry }: { onRetry: () => void }) {
  return <FailedState onRetry={onRetry}>{sharedText('documents.unavailable')}</FailedState>;
}
