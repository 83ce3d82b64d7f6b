import type { ActorRef, Snapshot } from 'xstate';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { DocumentButtonRef } from './documentButtonMachine.ts';

/** A button has done what it could and is not needed any more. */
export interface DocumentSettled {
  type: 'document.settled';
  key: string;
  /** It failed in a way that a mere repetition will not mend (readings 10). */
  documentFailed: boolean;
}

/** Whoever spawned a button. */
export type DocumentOwner = ActorRef<Snapshot<unknown>, DocumentSettled>;

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
  { key, documentFailed }: DocumentSettled,
): OpenedDocuments {
  const { [key]: _settled, ...others } = documents;
  const failedBefore = failedDocuments.filter((failed) => failed !== key);
  return { documents: others, failedDocuments: documentFailed ? [...failedBefore, key] : failedBefore };
}
