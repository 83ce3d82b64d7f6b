import { getIn } from 'formik';
import { FlagField } from './FlagField.tsx';
import styles from './Rules.module.css';
import { type FieldForm, problemAt } from './ruleSection.ts';
import type { Flag } from './siteFlags.ts';

interface FlagGroupProps {
  readonly form: FieldForm;
  readonly isBusy: boolean;
  readonly set: (path: string, value: unknown) => void;
  readonly title: string;
  readonly flags: readonly Flag[];
  readonly children?: React.ReactNode;
}

/** Flags about one thing, and the fields that go with them. */
export function FlagGroup({ title, flags, form, isBusy, set, children }: FlagGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.listTitle}>{title}</legend>
      <div className={styles.flags}>
        {flags.map(({ path, label, hint }) => (
          <FlagField
            key={path}
            label={label}
            hint={hint}
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
