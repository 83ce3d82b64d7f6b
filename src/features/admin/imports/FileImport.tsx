import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileDownloadRef } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { rowsToImport } from '#machines/admin/fileImport/fileImport.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { FilePreview } from './FilePreview.tsx';
import styles from './Imports.module.css';
import { rowsText } from './importWords.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { ReadingPanel } from './ReadingPanel.tsx';
import { ResultTable } from './ResultTable.tsx';
import { RunPanel } from './RunPanel.tsx';
import { StartPanel } from './StartPanel.tsx';

const isOpeningIn = (snapshot: FileImportSnapshot) => snapshot.matches('opening');
const isUnopenedIn = (snapshot: FileImportSnapshot) => snapshot.matches({ settled: 'unopened' });
const isChoosingIn = (snapshot: FileImportSnapshot) => snapshot.matches({ settled: 'choosing' });
const isAskingIn = (snapshot: FileImportSnapshot) => snapshot.matches({ settled: { tried: 'confirming' } });
const canCloseIn = (snapshot: FileImportSnapshot) => snapshot.can({ type: 'import.close' });
const listOf = ({ children }: FileImportSnapshot) => children.resultList;
const runIdOf = ({ context }: FileImportSnapshot) => context.runId ?? 0;
const deactivatedOf = ({ context }: FileImportSnapshot) => context.run?.counts.deactivated ?? 0;
const rowsOf = ({ context }: FileImportSnapshot) => rowsToImport(context.run);

interface FileImportProps {
  readonly flow: FileImportRef;
  readonly download: FileDownloadRef;
}

function Run({ flow, download }: FileImportProps) {
  const list = useSelector(flow, listOf);
  const runId = useSelector(flow, runIdOf);
  const isAsking = useSelector(flow, isAskingIn);
  const deactivated = useSelector(flow, deactivatedOf);
  const rows = useSelector(flow, rowsOf);
  return (
    <>
      <RunPanel flow={flow} />
      <FilePreview flow={flow} />
      <ReadingPanel flow={flow} />
      {list && <ResultTable key={runId} list={list} runId={runId} download={download} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={dataImportText('imports.deactivateMissingItems')}
        confirmLabel={dataImportText('imports.importAndDeactivate')}
        isDanger
        onConfirm={() => flow.send({ type: 'import.confirm' })}
        onCancel={() => flow.send({ type: 'import.refuse' })}
      >
        {dataImportText('importPage.confirming', { rows: rowsText(rows), count: deactivated })}
      </ConfirmDialog>
    </>
  );
}

function Contents({ flow, download }: FileImportProps) {
  const isOpening = useSelector(flow, isOpeningIn);
  const isUnopened = useSelector(flow, isUnopenedIn);
  const isChoosing = useSelector(flow, isChoosingIn);
  if (isOpening) return <LoadingRows />;
  if (isChoosing) return <StartPanel flow={flow} download={download} />;
  if (!isUnopened) return <Run flow={flow} download={download} />;
  return (
    <FailedState onRetry={() => flow.send({ type: 'work.reload' })}>
      {dataImportText('imports.theImportResultsCouldNotBe')}
    </FailedState>
  );
}

/** A file from its choice to the results of its rows. */
export function FileImport({ flow, download }: FileImportProps) {
  const canClose = useSelector(flow, canCloseIn);
  return (
    <div className={styles.page}>
      <Toolbar label={dataImportText('imports.wayBack')} sticks="no">
        <Button icon={<ArrowLeft />} disabled={!canClose} onClick={() => flow.send({ type: 'import.close' })}>
          {dataImportText('imports.allFiles')}
        </Button>
      </Toolbar>
      <Contents flow={flow} download={download} />
    </div>
  );
}
