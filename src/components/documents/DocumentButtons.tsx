import { documentKey } from '#domain/document/documentRequest.ts';
import type { OfferedDocument } from '#domain/document/offeredDocuments.ts';
import type { DocumentList } from '#machines/documents/openedDocuments.ts';
import { DocumentButton } from './DocumentButton.tsx';
import styles from './DocumentButtons.module.css';

/** Buttons side by side, borderless in a table row, or borderless and stacked. */
export type DocumentsLook = 'buttons' | 'line' | 'stack';

interface DocumentButtonsProps {
  readonly list: DocumentList;
  readonly documents: readonly OfferedDocument[];
  /** Announced after each label: 'order 500104'. */
  readonly of: string;
  readonly look: DocumentsLook;
}

/** One button for each of the documents. */
export function DocumentButtons({ list, documents, of, look }: DocumentButtonsProps) {
  if (documents.length === 0) return null;
  return (
    <span className={styles[look]}>
      {documents.map(({ label, request }) => (
        <DocumentButton
          key={documentKey(request)}
          list={list}
          request={request}
          label={label}
          of={of}
          isQuiet={look !== 'buttons'}
          hasIcon={look === 'buttons'}
        />
      ))}
    </span>
  );
}
