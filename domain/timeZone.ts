/** The calendar date of an instant in an IANA time zone. */
export function dateInZone(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(instant);
}

function offsetInZone(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** The instant at which the clocks of an IANA time zone show a date and `HH:MM`, as ISO text with the offset there. */
export function instantInZone(date: string, time: string, timeZone: string): string {
  const wall = `${date}T${time}:00`;
  const nearby = offsetInZone(new Date(`${wall}Z`), timeZone);
  return `${wall}${offsetInZone(new Date(`${wall}${nearby}`), timeZone)}`;
}
