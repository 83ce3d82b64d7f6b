import type { ActorRef, Snapshot } from 'xstate';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { DocumentButtonRef } from '../documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '../documentButton/documentOwner.ts';

/** The document state of a list: the buttons in use by document key, and the documents that failed for good. */
export interface OpenedDocuments {
  documents: Readonly<Record<string, DocumentButtonRef>>;
  failedDocuments: readonly string[];
}

export const NO_DOCUMENTS: OpenedDocuments = { documents: {}, failedDocuments: [] };

/** A list whose machine handles presses of document buttons; its context is an `OpenedDocuments`. */
export type DocumentList = ActorRef<
  Snapshot<unknown> & { context: OpenedDocuments },
  { type: 'document.press'; request: DocumentRequest }
>;

export function withButton(opened: OpenedDocuments, key: string, button: DocumentButtonRef): OpenedDocuments {
  return { ...opened, documents: { ...opened.documents, [key]: button } };
}

/** Removes the settled button. The failed flag of its document stays until the document is shown. */
export function withoutButton(
  { documents, failedDocuments }: OpenedDocuments,
  { key, documentFailed }: Omit<DocumentSettled, 'type'>,
): OpenedDocuments {
  const { [key]: _settled, ...others } = documents;
  const failedBefore = failedDocuments.filter((failed) => failed !== key);
  return { documents: others, failedDocuments: documentFailed ? [...failedBefore, key] : failedBefore };
}
