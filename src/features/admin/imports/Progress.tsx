import { useSelector } from '@xstate/react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import styles from './Imports.module.css';

const isSendingIn = (snapshot: FileImportSnapshot) => snapshot.matches('sending');
const isSilentIn = (snapshot: FileImportSnapshot) => snapshot.matches({ following: 'silent' });
const canCancelIn = (snapshot: FileImportSnapshot) => snapshot.can({ type: 'sending.cancel' });
const canStopIn = (snapshot: FileImportSnapshot) => snapshot.can({ type: 'work.cancel' });
const sentOf = ({ context }: FileImportSnapshot) => context.sent;
const percentOf = ({ context: { run } }: FileImportSnapshot) => (run?.state === 'running' ? run.percent : null);

function textOf(snapshot: FileImportSnapshot): string {
  const { sent, run, isTrial } = snapshot.context;
  if (snapshot.matches('sending'))
    return sent < 100
      ? dataImportText('importPage.uploading', { percent: sent })
      : dataImportText('importPage.uploaded');
  if (snapshot.matches('canceling')) return dataImportText('importPage.canceling');
  if (run?.state !== 'running')
    return run?.isBehind ? dataImportText('importPage.behind') : dataImportText('importPage.waiting');
  return isTrial
    ? dataImportText('importPage.trying', { percent: run.percent })
    : dataImportText('importPage.bringingIn', { percent: run.percent });
}

/** The progress of the upload, then of the import. */
export function Progress({ flow }: { flow: FileImportRef }) {
  const isSending = useSelector(flow, isSendingIn);
  const isSilent = useSelector(flow, isSilentIn);
  const canCancel = useSelector(flow, canCancelIn);
  const canStop = useSelector(flow, canStopIn);
  const text = useSelector(flow, textOf);
  const sent = useSelector(flow, sentOf);
  const percent = useSelector(flow, percentOf);
  const value = isSending ? sent : percent;
  return (
    <div ref={useFocusPassedOn()} className={styles.group}>
      <p role="status">{text}</p>
      <progress
        className={styles.bar}
        aria-label={dataImportText('imports.progress')}
        max={100}
        {...(value === null ? {} : { value })}
      />
      {!isSending && <p className={styles.hint}>{dataImportText('importPage.goesOn')}</p>}
      {canCancel && (
        <div>
          <Button onClick={() => flow.send({ type: 'sending.cancel' })}>{dataImportText('imports.cancel')}</Button>
        </div>
      )}
      {canStop && (
        <div>
          <Button onClick={() => flow.send({ type: 'work.cancel' })}>{dataImportText('imports.cancel')}</Button>
        </div>
      )}
      {isSilent && (
        <div role="alert" className={styles.silent}>
          {dataImportText('importPage.silent')}
          <Button size="small" onClick={() => flow.send({ type: 'work.reload' })}>
            {dataImportText('imports.askNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
