/** `November 23, 2026 at 4:05 PM ET`, by the clocks of the distributor. */
export function formatMoment(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'shortGeneric' } as const),
  });
  const parts = new Map<string, string>(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${read('month')} ${read('day')}, ${read('year')}`;
  return `${date} at ${read('hour')}:${read('minute')} ${read('dayPeriod')} ${read('timeZoneName')}`;
}
