import { useSelector } from '@xstate/react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import { FileChooser } from './FileChooser.tsx';
import styles from './Imports.module.css';
import { Progress } from './Progress.tsx';
import { ImportButton, RunDecision } from './RunDecision.tsx';
import { RunTrouble } from './RunTrouble.tsx';

const titleOf = ({ context: { kind, file, run } }: FileImportSnapshot) =>
  `${kind.title}: ${file?.name ?? run?.fileName ?? ''}`;
const isMovingIn = (snapshot: FileImportSnapshot) => snapshot.matches('sending') || snapshot.hasTag('underWay');
const isValidatedIn = (snapshot: FileImportSnapshot) =>
  snapshot.matches({ settled: 'tried' }) || snapshot.matches({ settled: 'done' });
const complaintOf = (snapshot: FileImportSnapshot) =>
  snapshot.matches({ settled: 'unsent' }) ? '' : snapshot.context.complaint;

/** The progress or result of a file, and the actions on it. */
export function RunPanel({ flow }: { flow: FileImportRef }) {
  const title = useSelector(flow, titleOf);
  const isMoving = useSelector(flow, isMovingIn);
  const isValidated = useSelector(flow, isValidatedIn);
  const complaint = useSelector(flow, complaintOf);
  const buttons = useFocusPassedOn();
  return (
    <Panel title={title}>
      {isMoving ? (
        <Progress flow={flow} />
      ) : (
        <div className={styles.group}>
          {isValidated ? <RunDecision flow={flow} /> : <RunTrouble flow={flow} />}
          <div ref={buttons} className={styles.buttons}>
            <ImportButton flow={flow} />
            <FileChooser flow={flow}>{dataImportText('imports.chooseAnotherFile')}</FileChooser>
          </div>
          <p role="alert" className={styles.error}>
            {complaint}
          </p>
        </div>
      )}
    </Panel>
  );
}
