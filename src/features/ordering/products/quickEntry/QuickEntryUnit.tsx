import { classes } from '../../../../components/classes.ts';
import rowControl from '../../../../components/tables/RowControl.module.css';
import styles from './QuickEntryRow.module.css';

const SELECT = classes(rowControl.control, styles.select);

interface QuickEntryUnitProps {
  readonly label: string;
  readonly unit: string;
  readonly units: readonly { unitOfMeasure: string }[];
  readonly isFixed: boolean;
  readonly errorId: string;
  readonly isInvalid: boolean;
  /** Precedes a unit that is not a choice: '/ '. */
  readonly prefix?: string;
  readonly onChoose: (unit: string) => void;
}

/** A choice of units, or the only one. A unit that is no longer sold stays until another is chosen. */
export function QuickEntryUnit({
  label,
  unit,
  units,
  isFixed,
  errorId,
  isInvalid,
  prefix = '',
  onChoose,
}: QuickEntryUnitProps) {
  const isKnown = units.some(({ unitOfMeasure }) => unitOfMeasure === unit);
  if (isFixed || (isKnown && units.length === 1)) {
    return (
      <span className={styles.fixed}>
        {prefix}
        {unit}
      </span>
    );
  }
  return (
    <select
      className={SELECT}
      aria-label={label}
      aria-describedby={errorId}
      aria-invalid={isInvalid || undefined}
      value={unit}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {!isKnown && (
        <option value={unit} disabled>
          {unit}
        </option>
      )}
      {units.map(({ unitOfMeasure }) => (
        <option key={unitOfMeasure}>{unitOfMeasure}</option>
      ))}
    </select>
  );
}
