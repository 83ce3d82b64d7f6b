import { dateInZone } from '#domain/timeZone.ts';
import type { Environment } from '#machines/lib/environment.ts';

/**
 * `timeZone`: the zone of the shop (IANA). Until the site is known it is undefined, and the zone of the device applies.
 */
export function environmentIn(timeZone: () => string | undefined): Environment {
  return {
    now: () => performance.now(),
    newId: () => crypto.randomUUID(),
    today: () => dateInZone(new Date(), timeZone()),
  };
}
