import { useSelector } from '@xstate/react';
import type { AuditRow } from '#domain/api/audit.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { AuditRef, AuditSnapshot } from '#machines/admin/audit/auditMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import styles from './Audit.module.css';
import { sentenceOf, whenOf, whoOf } from './auditCells.tsx';

const isOpenIn = (snapshot: AuditSnapshot) => snapshot.matches('reading');
const openedOf = ({ context }: AuditSnapshot) => context.opened;

function Changes({ entry }: { entry: AuditRow }) {
  return (
    <dl className={styles.changes}>
      {entry.changes.map(({ what, was, is }) => (
        <div key={what} className={styles.change}>
          <dt>{what}</dt>
          {was !== null && (
            <dd>
              <span className={styles.facts}>{adminText('audit.itWas')}</span>{' '}
              <span className={styles.value}>{was}</span>
            </dd>
          )}
          {(is !== null || was !== null) && (
            <dd>
              <span className={styles.facts}>{adminText('audit.itIs')}</span>{' '}
              <span className={styles.value}>{is ?? adminText('audit.noMore')}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The old and new values of each field. */
export function ChangesDialog({ page }: { page: AuditRef }) {
  const isOpen = useSelector(page, isOpenIn);
  const entry = useSelector(page, openedOf);
  const close = () => page.send({ type: 'row.close' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={entry ? sentenceOf(entry) : ''}
      footer={<Button onClick={close}>{adminText('audit.close')}</Button>}
    >
      {entry && (
        <>
          {entry.about !== '' && <p className={styles.text}>{entry.about}</p>}
          <p className={styles.facts}>{`${whoOf(entry)} · ${whenOf(entry)}`}</p>
          <Changes entry={entry} />
        </>
      )}
    </Dialog>
  );
}
