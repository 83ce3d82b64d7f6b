import { frameText } from '#domain/texts/frameText.ts';
import type { Failure } from '#machines/lib/failure.ts';

/** What a failure says besides that something failed, in words a person can use; undefined where there is nothing to add. */
export function failureDetail(failure: Failure | null | undefined): string | undefined {
  return failure?.kind === 'offline' ? frameText('session.noResponse') : failure?.detail || undefined;
}
