import { useSelector } from '@xstate/react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { ReadingChoices } from '#machines/admin/fileImport/fileImport.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { FlagField } from '../../../components/fields/FlagField.tsx';
import { FIXED_ID } from './Guess.tsx';

const kindOf = ({ context }: FileImportSnapshot) => context.kind;
const hasFileIn = ({ context }: FileImportSnapshot) => context.file !== null;
const isCreatingIn = ({ context }: FileImportSnapshot) => context.choices.createCategories;
const isAcceptingIn = ({ context }: FileImportSnapshot) => context.choices.acceptUnusual;
const unusualIn = ({ context }: FileImportSnapshot) => context.run?.counts.unusual ?? 0;
const isCompleteIn = ({ context: { file, run, choices } }: FileImportSnapshot) =>
  file === null ? run?.isComplete === true : choices.isComplete;

/** What a file may do besides changing its rows: create categories, accept unusual values, deactivate what it lacks. */
export function FileFlags({ flow, isFixed }: { flow: FileImportRef; isFixed: boolean }) {
  const { name, whenAbsent } = useSelector(flow, kindOf);
  const hasFile = useSelector(flow, hasFileIn);
  const isCreating = useSelector(flow, isCreatingIn);
  const isAccepting = useSelector(flow, isAcceptingIn);
  const unusual = useSelector(flow, unusualIn);
  const isComplete = useSelector(flow, isCompleteIn);
  const reasonId = isFixed ? FIXED_ID : undefined;
  const choose = (choice: Partial<Omit<ReadingChoices, 'columns' | 'constants'>>) =>
    flow.send({ type: 'reading.choose', choice });
  return (
    <>
      {name === 'products' && hasFile && (
        <FlagField
          label={dataImportText('imports.createMissingCategories')}
          hint={dataImportText('imports.otherwiseTheirRowsAreRefused')}
          isOn={isCreating}
          reasonId={reasonId}
          onChange={(createCategories) => choose({ createCategories })}
        />
      )}
      {(unusual > 0 || isAccepting !== null) && hasFile && (
        <FlagField
          label={dataImportText('imports.acceptUnusual')}
          hint={dataImportText('imports.acceptUnusualHint', { count: unusual })}
          isOn={isAccepting === true}
          reasonId={reasonId}
          onChange={(acceptUnusual) => choose({ acceptUnusual })}
        />
      )}
      {whenAbsent !== null && (
        <FlagField
          label={dataImportText('imports.thisFileIsComplete')}
          hint={dataImportText('imports.nothingIsDeletedNothingIsDeactivated', { whenAbsent })}
          isOn={isComplete}
          reasonId={reasonId}
          onChange={(isChosen) => choose({ isComplete: isChosen })}
        />
      )}
    </>
  );
}
