import { useSelector } from '@xstate/react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';

const isUnsentIn = (snapshot: FileImportSnapshot) => snapshot.matches({ settled: 'unsent' });
const isTrialIn = ({ context }: FileImportSnapshot) => context.isTrial;
const canRetryIn = (snapshot: FileImportSnapshot) => snapshot.can({ type: 'send.retry' });
const reasonOf = ({ context: { complaint, run } }: FileImportSnapshot) => run?.failure ?? complaint;
const complaintOf = ({ context }: FileImportSnapshot) => context.complaint;

/** Why a file did not arrive, or was rejected. */
export function RunTrouble({ flow }: { flow: FileImportRef }) {
  const isUnsent = useSelector(flow, isUnsentIn);
  const isTrial = useSelector(flow, isTrialIn);
  const canRetry = useSelector(flow, canRetryIn);
  const reason = useSelector(flow, isUnsent ? complaintOf : reasonOf);
  const refused = isTrial ? dataImportText('importPage.whole') : dataImportText('importPage.notDone');
  return (
    <FocusedAlert kind="error" lines={[isUnsent ? dataImportText('importPage.unsent') : `${refused}:`, reason]}>
      {canRetry ? (
        <div>
          <Button onClick={() => flow.send({ type: 'send.retry' })}>{dataImportText('imports.tryAgain')}</Button>
        </div>
      ) : (
        <p>{dataImportText('importPage.needsFile')}</p>
      )}
    </FocusedAlert>
  );
}
