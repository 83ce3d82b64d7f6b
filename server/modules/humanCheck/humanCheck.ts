import type { HumanCheckKind } from '#domain/account/humanCheck.ts';
import type { Challenge } from '#domain/api/humanCheck.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { Refused } from '../../platform/http/refused.ts';

/** `unavailable`: the service does not answer, or refuses our keys. */
export type HumanCheckResult = 'human' | 'refused' | 'unavailable';

/** Checks that callers are human, one call at a time. */
export interface HumanCheck {
  kind: HumanCheckKind;
  /** For the widget in the browser. */
  siteKey: string;
  /** The next puzzle; null when a service provides them. */
  challenge(): Promise<Challenge | null>;
  /** Whether the response is from a human; each response counts once. */
  verify(verifyToken: string): Promise<HumanCheckResult>;
}

/** Throws unless the response is from a human. The text of this refusal is for the user, who may try again. */
export async function requireHuman(humanCheck: HumanCheck, verifyToken: string): Promise<void> {
  const result = verifyToken === '' ? 'refused' : await humanCheck.verify(verifyToken);
  if (result === 'refused')
    throw new Refused(409, 'humanCheckFailed', accessText('account.humanCheck.failed'), {
      errors: [accessText('account.humanCheck.failed')],
    });
  if (result === 'unavailable')
    throw new Refused(409, 'humanCheckUnavailable', accessText('account.humanCheck.unavailable'), {
      errors: [accessText('account.humanCheck.unavailable')],
    });
}
