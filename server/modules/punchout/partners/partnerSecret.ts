import { hash, verify } from '@node-rs/argon2';
import { SECRET_MOST } from '#domain/punchout/partnerRules.ts';

/** The hash to verify when the partner is unknown or has no secret, so that all responses take equally long. */
const decoyHash = hash('no partner has this secret');

/** Whether this is the partner's secret. An impossible secret takes as long as a possible one. */
export async function checkSecret(partner: { secretHash: string | null } | null, secret: string): Promise<boolean> {
  const isTried = secret.length <= SECRET_MOST;
  const isRight = await verify(partner?.secretHash ?? (await decoyHash), isTried ? secret : '');
  return isTried && isRight && partner !== null && partner.secretHash !== null;
}
