import type { ActorRef, Snapshot } from 'xstate';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { DocumentButtonRef } from '../documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '../documentButton/documentOwner.ts';

/** What a list knows of its documents: the buttons in use, by document key, and the documents that failed for good. */
export interface OpenedDocuments {
  documents: Readonly<Record<string, DocumentButtonRef>>;
  failedDocuments: readonly string[];
}

export const NO_DOCUMENTS: OpenedDocuments = { documents: {}, failedDocuments: [] };

/** A list whose machine takes presses of document buttons; its context is an `OpenedDocuments`. */
export type DocumentList = ActorRef<
  Snapshot<unknown> & { context: OpenedDocuments },
  { type: 'document.press'; request: DocumentRequest }
>;

export function withButton(opened: OpenedDocuments, key: string, button: DocumentButtonRef): OpenedDocuments {
  return { ...opened, documents: { ...opened.documents, [key]: button } };
}

/** Without the settled button; the flag of its document stays until the document was shown. */
export function withoutButton(
  { documents, failedDocuments }: OpenedDocuments,
  { key, documentFailed }: Omit<DocumentSettled, 'type'>,
): OpenedDocuments {
  const { [key]: _settled, ...others } = documents;
  const failedBefore = failedDocuments.filter((failed) => failed !== key);
  return { documents: others, failedDocuments: documentFailed ? [...failedBefore, key] : failedBefore };
}
