import type { Protocol } from '#domain/punchout/partner.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { attempt } from '../access/attemptPassword.ts';
import type { KnownPartner } from './partners/partnerRepository.ts';
import { checkSecret } from './partners/partnerSecret.ts';

const LONGEST_NAME = 200;

export type Admission =
  | { outcome: 'admitted'; partner: KnownPartner }
  | { outcome: 'refused' }
  | { outcome: 'tooManyFailures'; retryAfterSeconds: number };

/** Whether a request comes from this partner. Wrong guesses count by name and address, and by address. */
export async function attemptSecret(
  services: Pick<Runtime, 'database' | 'clock'>,
  partner: KnownPartner | null,
  { protocol, name, secret, address }: { protocol: Protocol; name: string; secret: string; address: string },
): Promise<Admission> {
  const username = `${protocol} ${name.toLowerCase()}`.slice(0, LONGEST_NAME);
  const attempted = await attempt(services, { of: 'partner', username, address }, async () => {
    const isRight = await checkSecret(partner, secret);
    return isRight && partner?.isActive === true;
  });
  if (attempted.outcome === 'tooManyFailures') return attempted;
  return attempted.outcome === 'right' && partner ? { outcome: 'admitted', partner } : { outcome: 'refused' };
}
