import { dateInZone } from '#domain/timeZone.ts';
import type { Environment } from '#machines/lib/environment.ts';

/** `timeZone`: the shop's (IANA), undefined until the site has said it: the device's then. */
export function environmentIn(timeZone: () => string | undefined): Environment {
  return {
    now: () => performance.now(),
    newId: () => crypto.randomUUID(),
    today: () => dateInZone(new Date(), timeZone()),
  };
}
