import type { Overview } from '#domain/api/overview.ts';

/** A day without trouble, read at 10:00 AM in New York. */
export const quietDay: Overview = {
  readAt: '2026-03-04T15:00:00.000Z',
  troubles: [],
  ordersToday: { count: 0, amount: 0 },
  ordersYesterday: { count: 1, amount: 118.3 },
  ordersToExport: 0,
  oldestToExportAt: null,
  paymentsUnknown: 0,
  oldestUnknownAt: null,
  jobsWaiting: 0,
  jobsDead: 0,
  importsToday: 0,
  importsFailedToday: 0,
  usersToday: 1,
  failedSignIns: 0,
  emailsWaiting: 0,
  makesBackups: true,
  newestBackupAt: '2026-03-04T06:00:00.000Z',
  disks: [
    { folder: '/var/lib/storefront', freeBytes: 61_200_000_000, totalBytes: 100_000_000_000 },
    { folder: '/mnt/backup', freeBytes: 900_000_000_000, totalBytes: 1_000_000_000_000 },
  ],
  calls: [
    { method: 'POST', route: '/api/cart/submit', requests: 1_240, meanMs: 82.4, p95Ms: 240 },
    { method: 'GET', route: '/api/products', requests: 18_400, meanMs: 12.3, p95Ms: 48.6 },
  ],
  callsSince: '2026-03-01T11:00:00.000Z',
  isTwoStepOn: true,
};

/** The same day with all troubles at once. */
export const troubledDay: Overview = {
  ...quietDay,
  troubles: ['deadJobs', 'unknownPayments', 'exportStopped', 'diskFull', 'oldBackup'],
  ordersToday: { count: 1_284, amount: 1_482_310.45 },
  ordersYesterday: { count: 96, amount: 98_220.1 },
  ordersToExport: 12,
  oldestToExportAt: '2026-03-04T12:00:00.000Z',
  paymentsUnknown: 1,
  oldestUnknownAt: '2026-03-04T14:35:00.000Z',
  jobsWaiting: 3,
  jobsDead: 2,
  importsToday: 5,
  importsFailedToday: 1,
  usersToday: 214,
  failedSignIns: 37,
  emailsWaiting: 4,
  newestBackupAt: '2026-03-01T15:00:00.000Z',
  disks: [{ folder: '/var/lib/storefront', freeBytes: 412_000_000, totalBytes: 100_000_000_000 }],
};
