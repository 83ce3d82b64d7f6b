/** `MM/dd/yyyy`, blank for an absent date, from an ISO date or date-time: dates are text end to end (readings 62). */
export function formatDate(date: string | null | undefined): string {
  if (!date) return '';
  const [year, month, day] = date.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}
