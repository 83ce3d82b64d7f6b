import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { blockedAttributes } from '../../../components/buttons/useBlocked.tsx';
import { FIXED_ID } from './Guess.tsx';
import styles from './Imports.module.css';

const kindOf = ({ context }: FileImportSnapshot) => context.kind;
const hasFileIn = ({ context }: FileImportSnapshot) => context.file !== null;
const isCreatingIn = ({ context }: FileImportSnapshot) => context.choices.createCategories;
const isCompleteIn = ({ context: { file, run, choices } }: FileImportSnapshot) =>
  file === null ? run?.isComplete === true : choices.isComplete;

interface FlagProps {
  readonly label: string;
  readonly hint: string;
  readonly isChecked: boolean;
  readonly isFixed: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Flag({ label, hint, isChecked, isFixed, onChange }: FlagProps) {
  const id = useId();
  return (
    <div className={styles.flag}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        {...(isFixed && blockedAttributes)}
        aria-describedby={isFixed ? `${FIXED_ID} ${id}-hint` : `${id}-hint`}
        onChange={({ currentTarget }) => !isFixed && onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

/** What a file may do besides changing its rows: create categories, and deactivate what it lacks. */
export function FileFlags({ flow, isFixed }: { flow: FileImportRef; isFixed: boolean }) {
  const { name, whenAbsent } = useSelector(flow, kindOf);
  const hasFile = useSelector(flow, hasFileIn);
  const isCreating = useSelector(flow, isCreatingIn);
  const isComplete = useSelector(flow, isCompleteIn);
  return (
    <>
      {name === 'products' && hasFile && (
        <Flag
          label={dataImportText('imports.createMissingCategories')}
          hint={dataImportText('imports.otherwiseTheirRowsAreRefused')}
          isChecked={isCreating}
          isFixed={isFixed}
          onChange={(createCategories) => flow.send({ type: 'reading.choose', choice: { createCategories } })}
        />
      )}
      {whenAbsent !== null && (
        <Flag
          label={dataImportText('imports.thisFileIsComplete')}
          hint={dataImportText('imports.nothingIsDeletedNothingIsDeactivated', { whenAbsent })}
          isChecked={isComplete}
          isFixed={isFixed}
          onChange={(isChosen) => flow.send({ type: 'reading.choose', choice: { isComplete: isChosen } })}
        />
      )}
    </>
  );
}
