import { expect, test } from 'vitest';
import { deliveryDates } from '#domain/cart/deliveryDates.ts';
import { weekdaysText } from '#domain/checkout/deliveryDays.ts';
import { formatMoment } from '#domain/formatDay.ts';

test.each([
  [[], 'every day'],
  [[2, 3, 4, 5, 6], 'Mondays to Fridays'],
  [[3, 5], 'Tuesdays and Thursdays'],
  [[2, 4, 6], 'Mondays, Wednesdays, and Fridays'],
  [[3, 4], 'Tuesdays and Wednesdays'],
  [[1], 'Sundays'],
])('deliveries on the weekdays %j come on %s', (weekdays, text) => {
  expect(weekdaysText(deliveryDates({ from: '2026-03-05', until: '2026-04-05', weekdays }))).toBe(text);
});

test('a moment is shown by the clocks of who reads it', () => {
  const cutOff = '2026-03-04T16:00:00-05:00';
  expect([formatMoment(cutOff, 'America/New_York'), formatMoment(cutOff, 'America/Los_Angeles')]).toEqual([
    'Wed, 03/04, 4:00 PM ET',
    'Wed, 03/04, 1:00 PM PT',
  ]);
});
