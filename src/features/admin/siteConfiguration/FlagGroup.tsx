import { getIn } from 'formik';
import type { FieldTexts } from '#domain/fields/field.ts';
import { FlagField } from '../../../components/fields/FlagField.tsx';
import { type FieldForm, problemAt } from '../../../forms/fieldOf.ts';
import styles from './Configuration.module.css';

interface FlagGroupProps<Path extends string> {
  readonly form: Pick<FieldForm, 'values' | 'errors'>;
  readonly isBusy: boolean;
  readonly set: (path: string, value: unknown) => void;
  readonly title: string;
  readonly fields: Readonly<Record<Path, FieldTexts>>;
  readonly flags: readonly Path[];
  readonly children?: React.ReactNode;
}

/** Related flags with their fields. */
export function FlagGroup<Path extends string>(props: FlagGroupProps<Path>) {
  const { title, fields, flags, form, isBusy, set, children } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.listTitle}>{title}</legend>
      <div className={styles.flags}>
        {flags.map((path) => (
          <FlagField
            key={path}
            label={fields[path].label}
            hint={fields[path].hint}
            isOn={getIn(form.values, path) === true}
            isBusy={isBusy}
            error={problemAt(form, path)}
            onChange={(isOn) => set(path, isOn)}
          />
        ))}
      </div>
      {children && <div className={styles.fields}>{children}</div>}
    </fieldset>
  );
}
