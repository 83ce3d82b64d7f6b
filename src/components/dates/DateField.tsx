import CalendarDays from 'lucide-react/icons/calendar-days';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { readDate } from '#domain/calendar.ts';
import { formatDate } from '#domain/formatDate.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import styles from '../fields/Field.module.css';
import { Field, type FieldTexts } from '../fields/Field.tsx';
import { DateChoices } from './DateChoices.tsx';
import picker from './DateField.module.css';
import { readTypedDate } from './dateText.ts';

export interface DateFieldProps extends FieldTexts {
  /**
   * `YYYY-MM-DD`, or '' for none; with `takesText` also typed text that is not a date. Shown and typed as MM/dd/yyyy.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** The first and last date of the calendar; the caller validates typed dates. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The only valid dates: a list of them replaces the calendar. */
  readonly choices?: readonly string[] | undefined;
  /** Typed text that is not a date is passed on too, for a form that must not submit the previous date. */
  readonly takesText?: boolean;
  readonly isClearable?: boolean;
  readonly isDisabled?: boolean;
  /** The label inside the box on the left, for toolbars. */
  readonly isInline?: boolean;
}

export function DateField({
  value,
  onChange,
  onBlur,
  name,
  min,
  max,
  choices,
  takesText = false,
  isClearable = true,
  isDisabled = false,
  isInline = false,
  error,
  ...texts
}: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const isDate = readDate(value) !== null;
  const text = draft ?? (isDate ? formatDate(value) : value);
  const typed = readTypedDate(text) ?? text;
  const isUnreadable = typed !== '' && readDate(typed) === null;
  const [showsUnreadable, setShowsUnreadable] = useState(false);

  const change = (next: string) => {
    setDraft(null);
    setShowsUnreadable(false);
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (isUnreadable && !takesText) setShowsUnreadable(true);
    else if (draft !== null) change(typed);
    onBlur?.();
  };

  // While another date is typed, the caller's error still concerns the previous one.
  const standingError = typed === value ? error : undefined;
  const isFixed = isDisabled || Boolean(texts.blockedBy);
  const hasClear = isClearable && text !== '' && !isFixed;
  return (
    <Field
      {...texts}
      isLabelHidden={isInline || texts.isLabelHidden}
      error={
        isUnreadable && (showsUnreadable || draft === null) ? sharedText('fields.enterADateAsMmDd') : standingError
      }
    >
      {(control) => (
        <div className={classes(styles.box, isInline && picker.inline)}>
          {isInline && (
            <span className={picker.prefix} aria-hidden="true">
              {texts.label}
            </span>
          )}
          <input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={sharedText('fields.mmDdYyyy')}
            disabled={isDisabled}
            readOnly={isFixed}
            className={classes(styles.control, hasClear ? styles.withTwo : styles.withOne, picker.text)}
            value={text}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
          />
          <span className={styles.inside}>
            {hasClear && (
              <IconButton
                size="small"
                label={sharedText('fields.clear', { label: texts.label })}
                icon={<X />}
                onClick={() => change('')}
              />
            )}
            {choices ? (
              <DateChoices
                label={sharedText('fields.choose', { label: texts.label })}
                value={value}
                choices={choices}
                isDisabled={isFixed}
                onChange={change}
              />
            ) : (
              <IconButton
                size="small"
                label={sharedText('fields.choose', { label: texts.label })}
                icon={<CalendarDays />}
                disabled={isFixed}
                onClick={() => calendar.current?.showPicker()}
              />
            )}
          </span>
          {!choices && (
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              className={picker.calendar}
              value={isDate ? value : ''}
              min={min}
              max={max}
              disabled={isFixed}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
