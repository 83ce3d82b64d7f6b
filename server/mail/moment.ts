/** `November 23, 2026 at 4:05 PM EST`, by the clocks of the distributor. */
export function formatMoment(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(instant);
  return parts.replace(/:\d\d(?= [AP]M)/, '').replaceAll('\u202f', ' ');
}
