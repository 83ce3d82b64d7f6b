import { dateInZone } from '#domain/timeZone.ts';
import type { Environment } from '#machines/lib/environment.ts';

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `timeZone`: the shop's (IANA), undefined until the site has said it. */
export function environmentIn(timeZone: () => string | undefined): Environment {
  return {
    now: () => performance.now(),
    newId: () => crypto.randomUUID(),
    today: () => dateInZone(new Date(), timeZone() ?? zoneOfDevice()),
  };
}
