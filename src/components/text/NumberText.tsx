import { classes } from '../classes.ts';
import styles from './NumberText.module.css';

export interface NumberTextProps {
  readonly children: string;
  /** The lighter text after the number: 'CS', '/ LB'. */
  readonly unit?: string | undefined;
  /** Decimals to reserve room for, so that the decimal points of a column align. */
  readonly places?: number | undefined;
  /** Inline in a sentence instead of a right-aligned block. */
  readonly isInline?: boolean;
  readonly isAbsent?: boolean;
}

/** The missing decimals of a number, in widths of a digit. */
function padOf(text: string, places: number): string | undefined {
  const point = text.indexOf('.');
  const missing = point < 0 ? places + 1 : places - (text.length - point - 1);
  if (places === 0 || missing <= 0) return undefined;
  return point < 0 ? `.${'0'.repeat(places)}` : '0'.repeat(missing);
}

/**
 * A number and its unit without a line break. The unit has the width `--unit-width`, so that the numbers of a column
 * align.
 */
export function NumberText({ children, unit, places = 0, isInline = false, isAbsent = false }: NumberTextProps) {
  return (
    <span className={classes(styles.number, !isInline && styles.end, isAbsent && styles.absent)}>
      <span className={styles.figure} data-pad={padOf(children, places)}>
        {children}
      </span>
      {unit !== undefined && (
        <>
          {' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}
