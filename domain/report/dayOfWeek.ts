import { reportsText } from '../texts/reportsText.ts';
export const ALL_DAYS = 0;

/** The day limits of a quote sheet (readings 13): Sunday 1 to Saturday 7, 0 for all days. */
export const daysOfWeek = (): { value: number; label: string }[] => [
  { value: ALL_DAYS, label: reportsText('dayOfWeek.allDays') },
  ...[
    reportsText('dayOfWeek.sunday'),
    reportsText('dayOfWeek.monday'),
    reportsText('dayOfWeek.tuesday'),
    reportsText('dayOfWeek.wednesday'),
    reportsText('dayOfWeek.thursday'),
    reportsText('dayOfWeek.friday'),
    reportsText('dayOfWeek.saturday'),
  ].map((label, index) => ({
    value: index + 1,
    label,
  })),
];

export function dayName(value: number): string {
  return daysOfWeek().find((day) => day.value === value)?.label ?? '';
}
