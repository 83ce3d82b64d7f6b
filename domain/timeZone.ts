const DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The clock parts of an IANA time zone: parts, because date texts differ among versions of ICU. */
function partsInZone(instant: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', options);
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** The calendar date of an instant in an IANA time zone, the device's own by default. */
export function dateInZone(instant: Date, timeZone: string | undefined): string {
  const { year, month, day } = partsInZone(instant, { ...DATE, timeZone });
  return `${year}-${month}-${day}`;
}

/** `HH:MM`, of 24 hours, at an instant in an IANA time zone. */
export function timeInZone(instant: Date, timeZone: string): string {
  const { hour, minute } = partsInZone(instant, { ...TIME, timeZone });
  return `${hour}:${minute}`;
}

/** `-05:00`: how far the clocks of an IANA time zone are ahead of UTC at an instant. */
function offsetInZone(instant: Date, timeZone: string): string {
  const shown = Date.parse(`${dateInZone(instant, timeZone)}T${timeInZone(instant, timeZone)}Z`);
  const minutes = Math.round((shown - instant.getTime()) / 60_000);
  const digits = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(ahead / 60))}:${digits(ahead % 60)}`;
}

/** The instant at which the clocks of an IANA time zone show a date and `HH:MM`, as ISO text with the offset there. */
export function instantInZone(date: string, time: string, timeZone: string): string {
  const wall = `${date}T${time}:00`;
  const nearby = offsetInZone(new Date(`${wall}Z`), timeZone);
  return `${wall}${offsetInZone(new Date(`${wall}${nearby}`), timeZone)}`;
}
