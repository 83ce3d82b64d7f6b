import type { Overview } from '#domain/api/overview.ts';
import { adminText } from '#domain/texts/adminText.ts';

interface ShownTrouble {
  readonly text: string;
  /** The page where it can be fixed. */
  readonly place?: { readonly to: string; readonly label: string };
  /** The guide, where no page can fix it. */
  readonly guide?: string;
}

const JOBS = { to: '/admin/jobs', label: adminText('overview.toJobs') };
const PAYMENTS = { to: '/admin/payments', label: adminText('overview.toPayments') };
const OPERATORS = 'docs/operators.md';
const BACKUP = 'docs/backup.md';

/** A trouble in the words of an owner. */
export function troubleOf(kind: Overview['troubles'][number], overview: Overview): ShownTrouble {
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
