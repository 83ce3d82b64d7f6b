import { frameText } from '#domain/texts/frameText.ts';
import type { Failure } from '#machines/lib/failure.ts';

/** The detail of a failure in words for the user; undefined without one. */
export function failureDetail(failure: Failure | null | undefined): string | undefined {
  return failure?.kind === 'offline' ? frameText('session.noResponse') : failure?.detail || undefined;
}
