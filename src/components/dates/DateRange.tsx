import { sharedText } from '#domain/texts/sharedText.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { DateField } from './DateField.tsx';
import styles from './DateRange.module.css';

export interface DateSpan {
  /** `YYYY-MM-DD`, '' for open. */
  readonly start: string;
  readonly end: string;
}

export interface DateRangeProps {
  readonly label: string;
  readonly value: DateSpan;
  readonly onChange: (value: DateSpan) => void;
  readonly startLabel?: string;
  readonly endLabel?: string;
}

/** Two dates; an end before the start shows an error under the end. */
export function DateRange({
  label,
  value,
  onChange,
  startLabel = sharedText('fields.startDate'),
  endLabel = sharedText('fields.endDate'),
}: DateRangeProps) {
  const { start, end } = value;
  const isReversed = start !== '' && end !== '' && end < start;
  return (
    <fieldset className={styles.range}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <DateField
        label={startLabel}
        value={start}
        max={end || undefined}
        isInline
        reservesLine={false}
        onChange={(next) => onChange({ start: next, end })}
      />
      <DateField
        label={endLabel}
        value={end}
        min={start || undefined}
        isInline
        reservesLine={false}
        error={isReversed ? sharedText('fields.theEndIsBeforeTheStart') : undefined}
        onChange={(next) => onChange({ start, end: next })}
      />
    </fieldset>
  );
}
