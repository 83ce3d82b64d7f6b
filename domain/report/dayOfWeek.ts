export const ALL_DAYS = 0;

/** What a quote sheet can be limited to (readings 13): Sunday 1 to Saturday 7, 0 for all days. */
export const DAYS_OF_WEEK: readonly { value: number; label: string }[] = [
  { value: ALL_DAYS, label: 'All Days' },
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((label, index) => ({
    value: index + 1,
    label,
  })),
];

export function dayName(value: number): string {
  return DAYS_OF_WEEK.find((day) => day.value === value)?.label ?? '';
}
