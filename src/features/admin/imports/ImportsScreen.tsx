import { useSelector } from '@xstate/react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileDownloadRef } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import type { ImportsRef, ImportsSnapshot } from '#machines/admin/imports/importsMachine.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { FileImport } from './FileImport.tsx';
import styles from './Imports.module.css';
import { KindList } from './KindList.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { RecentRuns } from './RecentRuns.tsx';

const flowOf = ({ children }: ImportsSnapshot) => children.fileImport;
const hasFailed = (snapshot: ImportsSnapshot) => snapshot.hasTag('failed');
const kindsOf = ({ context }: ImportsSnapshot) => context.kinds;
const failureDetailOf = ({ context: { failure } }: ImportsSnapshot) => failureDetail(failure);

interface Parts {
  readonly page: ImportsRef;
  readonly download: FileDownloadRef;
}

function Imports({ page, download }: Parts) {
  const flow = useSelector(page, flowOf);
  const isFailed = useSelector(page, hasFailed);
  const kinds = useSelector(page, kindsOf);
  const detail = useSelector(page, failureDetailOf);
  if (flow) return <FileImport flow={flow} download={download} />;
  if (isFailed && kinds === null)
    return (
      <FailedState detail={detail} onRetry={() => page.send({ type: 'list.reload' })}>
        {dataImportText('imports.theSupportedFilesCouldNotBe')}
      </FailedState>
    );
  if (kinds === null) return <LoadingRows />;
  return (
    <div className={styles.page}>
      <KindList page={page} kinds={kinds} />
      <RecentRuns page={page} kinds={kinds} />
    </div>
  );
}

/** Imports of a distributor's data: the kinds, the recent runs, and the current file. */
export function ImportsScreen({
  flows: { imports: page, fileDownload: download },
}: {
  flows: { imports: ImportsRef; fileDownload: FileDownloadRef };
}) {
  return <Imports page={page} download={download} />;
}
