import { useSelector } from '@xstate/react';
import { importPageTexts } from '#domain/dataImport/importPageTexts.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import styles from './Imports.module.css';

const isSendingIn = (snapshot: FileImportSnapshot) => snapshot.matches('sending');
const isSilentIn = (snapshot: FileImportSnapshot) => snapshot.matches({ following: 'silent' });
const canCancelIn = (snapshot: FileImportSnapshot) => snapshot.can({ type: 'sending.cancel' });
const sentOf = ({ context }: FileImportSnapshot) => context.sent;
const percentOf = ({ context: { run } }: FileImportSnapshot) => (run?.state === 'running' ? run.percent : null);

function textOf(snapshot: FileImportSnapshot): string {
  const { sent, run, isTrial } = snapshot.context;
  if (snapshot.matches('sending')) return sent < 100 ? importPageTexts.uploading(sent) : importPageTexts.uploaded;
  if (run?.state !== 'running') return run?.isBehind ? importPageTexts.behind : importPageTexts.waiting;
  return isTrial ? importPageTexts.trying(run.percent) : importPageTexts.bringingIn(run.percent);
}

/** How much of a file has left, then how far the server is with it. */
export function Progress({ flow }: { flow: FileImportRef }) {
  const isSending = useSelector(flow, isSendingIn);
  const isSilent = useSelector(flow, isSilentIn);
  const canCancel = useSelector(flow, canCancelIn);
  const text = useSelector(flow, textOf);
  const sent = useSelector(flow, sentOf);
  const percent = useSelector(flow, percentOf);
  const value = isSending ? sent : percent;
  return (
    <div ref={useFocusPassedOn()} className={styles.group}>
      <p role="status">{text}</p>
      <progress className={styles.bar} aria-label="Progress" max={100} {...(value === null ? {} : { value })} />
      {!isSending && <p className={styles.hint}>{importPageTexts.goesOn}</p>}
      {canCancel && (
        <div>
          <Button onClick={() => flow.send({ type: 'sending.cancel' })}>Cancel</Button>
        </div>
      )}
      {isSilent && (
        <div role="alert" className={styles.silent}>
          {importPageTexts.silent}
          <Button size="small" onClick={() => flow.send({ type: 'work.reload' })}>
            Ask Now
          </Button>
        </div>
      )}
    </div>
  );
}
