import { shortWeekdays } from '../formatDay.ts';
import { ISSUER_NAMES } from '../payment/cardTexts.ts';
import { OFFERED_ISSUERS } from '../payment/issuers.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';

/** Sunday first, as the specification numbers them. */
export const DAY_NAMES = perLanguage(
  () =>
    [
      adminText('configuration.sunday'),
      adminText('configuration.monday'),
      adminText('configuration.tuesday'),
      adminText('configuration.wednesday'),
      adminText('configuration.thursday'),
      adminText('configuration.friday'),
      adminText('configuration.saturday'),
    ] as const,
);

/** `Mon, Wed` for `[2, 4]`; `no day` for an empty list. */
export function daysInWords(days: readonly number[]): string {
  return (
    days
      .toSorted((one, other) => one - other)
      .map((day) => shortWeekdays()[day - 1] ?? '')
      .join(', ') || adminText('configuration.noDay')
  );
}

/** `['Visa', 'eCheck']` of `[8, 1]`. */
export function issuersInWords(accepted: readonly number[]): string[] {
  return OFFERED_ISSUERS.filter((code) => accepted.includes(code)).map((code) => ISSUER_NAMES[code]);
}
