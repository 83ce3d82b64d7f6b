import { useSelector } from '@xstate/react';
import DownloadIcon from 'lucide-react/icons/download';
import type { DragEvent } from 'react';
import type { ImportKind } from '#domain/api/imports.ts';
import { headingLine, template } from '#domain/dataImport/template.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileDownloadRef, FileDownloadSnapshot } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { saveFile } from '../../../components/saveFile.ts';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import { ColumnGuide } from './ColumnGuide.tsx';
import { FileChooser } from './FileChooser.tsx';
import styles from './Imports.module.css';

const CSV = 'text/csv;charset=utf-8';

const kindOf = ({ context }: FileImportSnapshot) => context.kind;
const complaintOf = ({ context }: FileImportSnapshot) => context.complaint;
const isBusyIn = (snapshot: FileDownloadSnapshot) => snapshot.hasTag('busy');

interface StartProps {
  readonly flow: FileImportRef;
  readonly download: FileDownloadRef;
}

function StartFiles({ kind, download }: { kind: ImportKind; download: FileDownloadRef }) {
  const isBusy = useSelector(download, isBusyIn);
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>{dataImportText('imports.templates')}</h3>
      <div className={styles.buttons}>
        <Button icon={<DownloadIcon />} onClick={() => saveFile(`${kind.name}.csv`, CSV, headingLine(kind))}>
          {dataImportText('imports.template')}
        </Button>
        <Button icon={<DownloadIcon />} onClick={() => saveFile(`${kind.name}-example.csv`, CSV, template(kind))}>
          {dataImportText('imports.example')}
        </Button>
        <Button
          icon={<DownloadIcon />}
          isBusy={isBusy}
          onClick={() => download.send({ type: 'download.request', download: { of: 'held', kind: kind.name } })}
        >
          {dataImportText('imports.exportCurrentData')}
        </Button>
      </div>
      <p className={styles.hint}>{dataImportText('imports.theTemplateHasOnlyHeadingsThe')}</p>
    </div>
  );
}

/** Before a file is chosen: the supported files, the templates, and the columns with their meanings. */
export function StartPanel({ flow, download }: StartProps) {
  const kind = useSelector(flow, kindOf);
  const complaint = useSelector(flow, complaintOf);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) flow.send({ type: 'file.choose', file });
  };
  return (
    <div ref={useFocusPassedOn()} className={styles.page}>
      <Panel title={kind.title}>
        <div className={styles.start}>
          <p className={styles.muted}>{kind.about}</p>
          <StartFiles kind={kind} download={download} />
          <section
            aria-label={dataImportText('imports.yourFile')}
            className={styles.drop}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          >
            <FileChooser flow={flow} isMain>
              {dataImportText('imports.chooseAFile')}
            </FileChooser>
            <p className={styles.hint}>{dataImportText('imports.orDropItHereCsvOr')}</p>
            <p role="alert" className={styles.error}>
              {complaint}
            </p>
          </section>
        </div>
      </Panel>
      <ColumnGuide kind={kind} />
    </div>
  );
}
