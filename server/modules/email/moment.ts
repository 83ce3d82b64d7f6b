import { emailText } from '#domain/texts/emailText.ts';
import { tagOf } from '#domain/texts/languages.ts';
import { languageNow } from '../../platform/text/spoken.ts';

/** `November 23, 2026 at 4:05 PM ET`, by the clocks of the distributor. */
export function formatMoment(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(tagOf(languageNow()), {
    timeZone,
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'shortGeneric' } as const),
  });
  const parts = new Map<string, string>(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return emailText('moment.dateAndTime', {
    ...{ month: read('month'), day: read('day'), year: read('year') },
    ...{ hour: read('hour'), minute: read('minute'), dayPeriod: read('dayPeriod'), zone: read('timeZoneName') },
  });
}
