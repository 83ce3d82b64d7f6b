import { useSelector } from '@xstate/react';
import type { ImportKind } from '#domain/api/imports.ts';
import { importPageTexts } from '#domain/dataImport/importPageTexts.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { columnsMissing, type Reading } from '#machines/admin/fileImport/fileImport.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import field from '../../../components/fields/Field.module.css';
import { Field } from '../../../components/fields/Field.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { FIXED_ID } from './Guess.tsx';
import styles from './Imports.module.css';

const kindOf = ({ context }: FileImportSnapshot) => context.kind;
const constantsOf = ({ context }: FileImportSnapshot) => context.choices.constants;

interface ColumnChoicesProps {
  readonly flow: FileImportRef;
  readonly reading: Reading;
  readonly isFixed: boolean;
}

interface ConstantFieldProps {
  readonly column: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (value: string) => void;
}

/** The value of a column that the file lacks, for all rows; sent when the field is left, or with Enter. */
function ConstantField({ column, value, isFixed, onChange }: ConstantFieldProps) {
  return (
    <Field
      label={dataImportText('imports.valueForAllRows', { column })}
      blockedBy={isFixed ? dataImportText('imports.settingsAreFixed') : null}
      reasonId={isFixed ? FIXED_ID : undefined}
    >
      {(control) => (
        <input
          key={value}
          type="text"
          {...control}
          defaultValue={value}
          readOnly={isFixed}
          className={field.control}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={({ currentTarget }) => currentTarget.value.trim() !== value && onChange(currentTarget.value.trim())}
        />
      )}
    </Field>
  );
}

/** The columns that all rows can have one value of: those that have it, and needed ones that the file lacks. */
function constantColumns(kind: ImportKind, reading: Reading): string[] {
  const given = reading.constants.map(({ column }) => column);
  const keys = columnsMissing(kind, reading, 'always');
  const isIdentified = keys.length < kind.columns.filter(({ need }) => need === 'always').length;
  const lacking = [...(isIdentified ? keys : []), ...columnsMissing(kind, reading, 'forNew')];
  return kind.columns.map(({ name }) => name).filter((name) => given.includes(name) || lacking.includes(name));
}

function missingTexts(kind: ImportKind, reading: Reading, constants: readonly string[]): string[] {
  const keys = columnsMissing(kind, reading, 'always');
  const forNew = columnsMissing(kind, reading, 'forNew');
  const canBeConstant = keys.every((column) => constants.includes(column));
  return [
    ...(keys.length > 0 ? [importPageTexts.missing(keys, canBeConstant)] : []),
    ...(forNew.length > 0 ? [importPageTexts.missingForNew(forNew)] : []),
  ];
}

/** A duplicate heading refers to the first column with it. */
function headingsOf({ columns }: Reading) {
  const first = (heading: string) => columns.findIndex((column) => column.heading === heading);
  return columns.map((column, at) => ({ ...column, place: at + 1, isAgain: first(column.heading) < at }));
}

/** Why a heading was matched, and its first values. */
function Samples({ reason, samples }: Pick<Reading['columns'][number], 'reason' | 'samples'>) {
  return (
    <>
      {samples.length > 0 && <span className={styles.samples}>{samples.join(', ')}</span>}
      {reason !== null && dataImportText(`columnReasons.${reason}`)}
    </>
  );
}

/** The column of each heading in the file. */
export function ColumnChoices({ flow, reading, isFixed }: ColumnChoicesProps) {
  const kind = useSelector(flow, kindOf);
  const options = [
    { value: '', label: dataImportText('imports.ignored') },
    ...kind.columns.map(({ name, need }) => ({
      value: name,
      label: dataImportText('imports.columnNeed', { column: name, need }),
    })),
  ];
  const headings = headingsOf(reading);
  const constants = useSelector(flow, constantsOf);
  const constantNames = constantColumns(kind, reading);
  return (
    <section aria-labelledby="headings" className={styles.group}>
      <h3 id="headings" className={styles.subtitle}>
        {dataImportText('imports.matchColumns')}
      </h3>
      {missingTexts(kind, reading, constantNames).map((text) => (
        <p key={text} className={styles.warning}>
          {text}
        </p>
      ))}
      <div className={styles.fields}>
        {headings.map(({ place, heading, column, reason, samples, isAgain }) => (
          <SelectField
            key={place}
            label={heading || dataImportText('imports.columnWithoutAHeading', { place })}
            value={column ?? ''}
            blockedBy={
              isFixed
                ? dataImportText('imports.settingsAreFixed')
                : isAgain
                  ? dataImportText('imports.readFromTheFirst')
                  : null
            }
            reasonId={isFixed ? FIXED_ID : undefined}
            hint={<Samples reason={reason} samples={samples} />}
            options={options}
            onChange={({ currentTarget }) =>
              flow.send({ type: 'column.choose', heading, column: currentTarget.value || null })
            }
          />
        ))}
        {constantNames.map((column) => (
          <ConstantField
            key={column}
            column={column}
            value={constants[column] ?? reading.constants.find((one) => one.column === column)?.value ?? ''}
            isFixed={isFixed}
            onChange={(value) => flow.send({ type: 'constant.choose', column, value })}
          />
        ))}
      </div>
    </section>
  );
}
