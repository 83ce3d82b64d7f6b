import type { Overview } from '#domain/api/overview.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { type LabeledPlace, PlaceButton } from '../../../components/buttons/PlaceButton.tsx';
import styles from './Overview.module.css';

interface ShownTrouble {
  readonly text: string;
  /** The page where it can be fixed. */
  readonly place?: LabeledPlace;
  /** The guide, where no page can fix it. */
  readonly guide?: string;
}

const JOBS = { to: '/admin/jobs', label: frameText('pages.jobsAndEmails') };
const PAYMENTS = { to: '/admin/payments', label: frameText('pages.payments') };
const OPERATORS = 'docs/operators.md';
const BACKUP = 'docs/backup.md';

/** A trouble in the words of an owner. */
function troubleOf(kind: Overview['troubles'][number], overview: Overview): ShownTrouble {
  const { jobsDead, paymentsUnknown, ordersToExport, newestBackupAt } = overview;
  switch (kind) {
    case 'deadJobs':
      return { text: adminText('overview.deadJobs', { count: jobsDead }), place: JOBS };
    case 'unknownPayments':
      return { text: adminText('overview.unknownPayments', { count: paymentsUnknown }), place: PAYMENTS };
    case 'exportStopped':
      return { text: adminText('overview.exportStopped', { count: ordersToExport }), place: JOBS };
    case 'diskFull':
      return { text: adminText('overview.diskFull'), guide: OPERATORS };
    case 'oldBackup':
      return {
        text: newestBackupAt === null ? adminText('overview.backupMissing') : adminText('overview.oldBackup'),
        place: JOBS,
        guide: BACKUP,
      };
  }
}

/** What needs the owner's attention, each with the page or the guide that helps. */
export function TroubleList({ overview }: { overview: Overview }) {
  const { troubles } = overview;
  return (
    <section role="status" aria-label={adminText('overview.troubles')}>
      {troubles.length === 0 ? (
        <p className={styles.calm}>{adminText('overview.noTroubles')}</p>
      ) : (
        <ul className={styles.troubles}>
          {troubles.map((kind) => {
            const { text, place, guide } = troubleOf(kind, overview);
            return (
              <li key={kind} className={styles.trouble}>
                <p className={styles.sentence}>{text}</p>
                {place && <PlaceButton place={place} />}
                {guide !== undefined && (
                  <p className={styles.guide}>
                    {adminText('overview.read')} <code>{guide}</code>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
