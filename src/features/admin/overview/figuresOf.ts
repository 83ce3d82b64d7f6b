import type { Overview } from '#domain/api/overview.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { formatMoney } from '#domain/money.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { LabeledPlace } from '../../../components/buttons/PlaceButton.tsx';
import { ageText } from './ages.ts';

/** One number, what it counts, and the page that shows more. */
export interface Figure {
  readonly title: string;
  readonly value: string;
  readonly about: string;
  readonly isTrouble?: boolean;
  readonly place?: LabeledPlace;
}

const GIGABYTE = 1_000_000_000;
const inGigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1);

const JOBS = { to: '/admin/jobs', label: frameText('pages.jobsAndEmails') };
const PAYMENTS = { to: '/admin/payments', label: frameText('pages.payments') };
const IMPORTS = { to: '/admin/import', label: frameText('pages.importData') };

function trade(overview: Overview): Figure[] {
  const { ordersToday, ordersYesterday, ordersToExport, oldestToExportAt, readAt, troubles } = overview;
  const { paymentsUnknown, oldestUnknownAt } = overview;
  const oldest = (since: string | null) =>
    since === null ? adminText('overview.noneWaits') : adminText('overview.oldest', { age: ageText(since, readAt) });
  return [
    {
      title: adminText('overview.ordersToday'),
      value: formatCount(ordersToday.count),
      about: adminText('overview.ordersAbout', {
        today: formatMoney(ordersToday.amount),
        count: ordersYesterday.count,
        yesterday: formatMoney(ordersYesterday.amount),
      }),
    },
    {
      title: adminText('overview.ordersToExport'),
      value: formatCount(ordersToExport),
      about: oldest(oldestToExportAt),
      isTrouble: troubles.includes('exportStopped'),
      place: JOBS,
    },
    {
      title: adminText('overview.paymentsUnknown'),
      value: formatCount(paymentsUnknown),
      about: oldest(oldestUnknownAt),
      isTrouble: troubles.includes('unknownPayments'),
      place: PAYMENTS,
    },
  ];
}

function work(overview: Overview): Figure[] {
  const { jobsDead, jobsWaiting, importsToday, importsFailedToday, emailsWaiting, usersToday, failedSignIns } =
    overview;
  return [
    {
      title: adminText('overview.jobsFailed'),
      value: formatCount(jobsDead),
      about: adminText('overview.jobsAbout', { count: jobsWaiting }),
      isTrouble: jobsDead > 0,
      place: JOBS,
    },
    {
      title: adminText('overview.emailsWaiting'),
      value: formatCount(emailsWaiting),
      about: adminText('overview.emailsAbout', { count: emailsWaiting }),
      place: JOBS,
    },
    {
      title: adminText('overview.importsToday'),
      value: formatCount(importsToday),
      about: adminText('overview.importsAbout', { count: importsFailedToday }),
      place: IMPORTS,
    },
    {
      title: adminText('overview.usersToday'),
      value: formatCount(usersToday),
      about: adminText('overview.signInsAbout', { count: failedSignIns }),
    },
  ];
}

function server({ makesBackups, newestBackupAt, readAt, troubles, disks }: Overview): Figure[] {
  const [fullest] = [...disks].sort((a, b) => a.freeBytes / a.totalBytes - b.freeBytes / b.totalBytes);
  return [
    {
      title: adminText('overview.newestBackup'),
      value: newestBackupAt === null ? adminText('overview.noBackup') : ageText(newestBackupAt, readAt),
      about: makesBackups ? adminText('overview.backupAbout') : adminText('overview.noBackups'),
      isTrouble: troubles.includes('oldBackup'),
    },
    ...(fullest
      ? [
          {
            title: adminText('overview.diskFree'),
            value: adminText('overview.gigabytes', { size: inGigabytes(fullest.freeBytes) }),
            about: adminText('overview.diskAbout', {
              total: adminText('overview.gigabytes', { size: inGigabytes(fullest.totalBytes) }),
              folder: fullest.folder,
            }),
            isTrouble: troubles.includes('diskFull'),
          },
        ]
      : []),
  ];
}

/** The numbers in the order in which an owner asks for them. */
export const figuresOf = (overview: Overview): Figure[] => [...trade(overview), ...work(overview), ...server(overview)];
