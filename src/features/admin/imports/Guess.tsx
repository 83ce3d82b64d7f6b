import { dataImportText } from '#domain/texts/dataImportText.ts';
import { SelectField } from '../../../components/select/SelectField.tsx';

/** The id of the sentence that explains why the settings are fixed. */
export const FIXED_ID = 'settings-fixed';

interface GuessProps<Value extends string> {
  readonly label: string;
  readonly words: Readonly<Record<Value, string>>;
  readonly chosen: '' | Value;
  /** Null: it could not be detected. */
  readonly read: string | null;
  /** Shown if neither is known; 'Guess' by default. */
  readonly otherwise?: string;
  readonly isFixed: boolean;
  readonly onChange: (value: '' | Value) => void;
}

/** A setting of how the file was read: detected or chosen. */
export function Guess<Value extends string>({
  label,
  words,
  chosen,
  read,
  otherwise = dataImportText('imports.guess'),
  isFixed,
  onChange,
}: GuessProps<Value>) {
  const values = Object.keys(words) as Value[];
  const guessed = chosen === '' && values.find((value) => value === read);
  return (
    <SelectField
      label={label}
      value={chosen}
      blockedBy={isFixed ? dataImportText('imports.settingsAreFixed') : null}
      reasonId={FIXED_ID}
      options={[
        { value: '', label: guessed ? dataImportText('imports.detected', { detected: words[guessed] }) : otherwise },
        ...values.map((value) => ({ value, label: words[value] })),
      ]}
      onChange={({ currentTarget }) => onChange(values.find((value) => value === currentTarget.value) ?? '')}
    />
  );
}
