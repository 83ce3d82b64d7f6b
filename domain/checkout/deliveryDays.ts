import { weekday } from '../calendar.ts';
import { weekdayName } from '../cart/reasons.ts';
import { checkoutText } from '../texts/checkoutText.ts';
import { allOf } from '../texts/listOf.ts';

const WEEK = 7;
const SHORTEST_RUN = 3;

/** The days of the week of these dates, in words: `Mondays to Fridays`, `Tuesdays and Thursdays`. */
export function weekdaysText(dates: readonly string[]): string {
  const days = [...new Set(dates.map(weekday))].toSorted((left, right) => left - right);
  if (days.length === WEEK) return checkoutText('deliveryDays.everyDay');
  const names = days.map(weekdayName);
  const isRun = days.every((day, place) => place === 0 || day - 1 === days[place - 1]);
  if (isRun && days.length >= SHORTEST_RUN) {
    return checkoutText('deliveryDays.fromTo', { first: names[0] ?? '', last: names.at(-1) ?? '' });
  }
  return allOf(names);
}
