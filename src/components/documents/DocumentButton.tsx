import { useSelector } from '@xstate/react';
import FileWarning from 'lucide-react/icons/file-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import { type DocumentRequest, documentFailure, documentKey } from '#domain/document/documentRequest.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { DocumentButtonSnapshot } from '#machines/documentButton/documentButtonMachine.ts';
import type { DocumentList, OpenedDocuments } from '#machines/documents/openedDocuments.ts';
import { Button } from '../buttons/Button.tsx';
import { classes } from '../classes.ts';
import styles from './DocumentButton.module.css';

interface DocumentButtonProps {
  /** The machine of the document's list. */
  readonly list: DocumentList;
  readonly request: DocumentRequest;
  readonly label: string;
  /** Announced after the label, to distinguish the buttons of a list: 'order 500104'. */
  readonly of: string;
  /** Without a border, for the rows of a table. */
  readonly isQuiet?: boolean;
  /** Default true. */
  readonly hasIcon?: boolean;
  readonly isDisabled?: boolean;
}

type Listed = { context: OpenedDocuments };

const buttonOf =
  (key: string) =>
  ({ context }: Listed) =>
    context.documents[key];
const hasFailedBefore =
  (key: string) =>
  ({ context }: Listed) =>
    context.failedDocuments.includes(key);
const isBusyIn = (snapshot: DocumentButtonSnapshot | undefined) => snapshot?.hasTag('busy') === true;
const reasonOf = (snapshot: DocumentButtonSnapshot | undefined) => {
  if (!snapshot?.hasTag('failed')) return null;
  return documentFailure(snapshot.context.request, snapshot.context.status);
};

/** Opens a document in a new tab; shows 'Failed' until the next press. */
export function DocumentButton({
  list,
  request,
  label,
  of,
  isQuiet = false,
  hasIcon = true,
  isDisabled = false,
}: DocumentButtonProps) {
  const key = documentKey(request);
  const button = useSelector(list, buttonOf(key));
  const isFlagged = useSelector(list, hasFailedBefore(key));
  const isBusy = useSelector(button, isBusyIn);
  const reason = useSelector(button, reasonOf);
  const name = sharedText('documents.labelOf', { label, name: of });
  const title = reason ?? (isFlagged ? sharedText('documents.failedBefore') : undefined);
  const settledIcon = isFlagged || reason !== null ? <FileWarning /> : <FileText />;
  return (
    <Button
      size="small"
      variant={isQuiet ? 'quiet' : 'secondary'}
      isBusy={isBusy}
      disabled={isDisabled}
      {...(hasIcon && { icon: settledIcon, busyLabel: label })}
      title={title}
      aria-label={reason === null ? name : sharedText('documents.failedNamed', { name })}
      onClick={() => list.send({ type: 'document.press', request })}
    >
      <span className={styles.labels}>
        <span className={classes(isFlagged && styles.flagged, reason !== null && styles.hidden)}>{label}</span>
        <span className={reason === null ? styles.hidden : styles.failed}>{sharedText('documents.failed')}</span>
      </span>
    </Button>
  );
}
