import { useSelector } from '@xstate/react';
import { type DocumentRequest, documentFailure, documentKey } from '#domain/document/documentRequest.ts';
import type { ReportRequest } from '#domain/report/reportRequest.ts';
import type { ReportFormat, ReportKind } from '#domain/report/reports.ts';
import { reportsText } from '#domain/texts/reportsText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { DocumentButtonSnapshot } from '#machines/documentButton/documentButtonMachine.ts';
import type { DocumentList, OpenedDocuments } from '#machines/documents/openedDocuments.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { DocumentButton } from '../../../components/documents/DocumentButton.tsx';
import styles from './ReportOpening.module.css';

interface ReportOpeningProps {
  readonly kind: ReportKind;
  readonly title: string;
  /** Null while a field has an error. */
  readonly request: ReportRequest | null;
  readonly documents: DocumentList;
}

const LABELS: Readonly<Record<ReportFormat, string>> = {
  pdf: reportsText('report.open'),
  csv: reportsText('report.save'),
};
const FORMATS = ['pdf', 'csv'] as const;

const buttonOf =
  (key: string) =>
  ({ context }: { context: OpenedDocuments }) =>
    context.documents[key];
const failureIn = (snapshot: DocumentButtonSnapshot | undefined) =>
  snapshot?.hasTag('failed') ? documentFailure(snapshot.context.request, snapshot.context.status) : null;

function ReportFailure({ documents, documentId }: { documents: DocumentList; documentId: string }) {
  const button = useSelector(documents, buttonOf(documentId));
  const failure = useSelector(button, failureIn);
  return failure === null ? null : <p className={styles.failure}>{failure}</p>;
}

/** The buttons of a report, and why it failed. */
export function ReportOpening({ kind, title, request, documents }: ReportOpeningProps) {
  const asked = (format: ReportFormat): DocumentRequest | null =>
    request && { kind: 'report', report: request, format };
  const keyOf = (format: ReportFormat) => documentKey({ kind: 'report', report: { kind } as ReportRequest, format });
  return (
    <div className={styles.opening}>
      {FORMATS.map((format) => {
        const document = asked(format);
        return document ? (
          <DocumentButton key={format} list={documents} request={document} label={LABELS[format]} of={title} />
        ) : (
          <Button key={format} size="small" blockedBy={sharedText('forms.correctMarkedFields')}>
            {LABELS[format]}
          </Button>
        );
      })}
      <div role="status">
        {FORMATS.map((format) => (
          <ReportFailure key={format} documents={documents} documentId={keyOf(format)} />
        ))}
      </div>
    </div>
  );
}
