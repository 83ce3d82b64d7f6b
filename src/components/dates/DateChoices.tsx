import CalendarDays from 'lucide-react/icons/calendar-days';
import { formatDay, formatMonth } from '#domain/formatDay.ts';
import { SelectOptions } from '../select/SelectOptions.tsx';
import picker from './DateField.module.css';

interface DateChoicesProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or a text that matches no choice. */
  readonly value: string;
  readonly choices: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (date: string) => void;
}

function byMonth(choices: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const months = new Map<string, string[]>();
  for (const date of choices) {
    const month = formatMonth(date);
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  return months;
}

/** A list of dates behind the calendar's button, by month. */
export function DateChoices({ label, value, choices, isDisabled, onChange }: DateChoicesProps) {
  return (
    <span className={picker.choices}>
      <CalendarDays aria-hidden="true" />
      <select
        aria-label={label}
        value={choices.includes(value) ? value : ''}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="" disabled hidden />
        {[...byMonth(choices)].map(([month, dates]) => (
          <optgroup key={month} label={month}>
            <SelectOptions options={dates.map((date) => ({ value: date, label: formatDay(date) }))} />
          </optgroup>
        ))}
      </select>
    </span>
  );
}
