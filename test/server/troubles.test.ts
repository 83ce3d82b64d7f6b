import { describe, expect, test } from 'vitest';
import type { Figures } from '#server/modules/monitoring/figures.ts';
import { findTroubles, isNearlyFull } from '#server/modules/monitoring/troubles.ts';

const NOW = new Date('2026-03-04T15:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const FREE = { folder: '/data', freeBytes: 500e9, totalBytes: 1000e9 };
const HEALTHY: Figures = {
  readAt: NOW,
  jobsWaiting: 3,
  jobsDead: 0,
  ordersSubmitted: 7,
  ordersToExport: 0,
  oldestToExportAt: null,
  lastExportAt: ago(900),
  paymentsUnknown: 0,
  oldestUnknownAt: null,
  imports: { done: 4 },
  catalogVersion: 5,
  disks: [FREE],
  newestBackupAt: ago(60),
};
const ABOUT = { hasOrderTarget: true, backupTo: '/backups' };
const kindsOf = (change: Partial<Figures>, about: Partial<typeof ABOUT | { backupTo: null }> = {}) =>
  findTroubles({ ...HEALTHY, ...change }, { ...ABOUT, ...about }).map(({ kind }) => kind);

describe('troubles', () => {
  test('a healthy shop has none', () => {
    expect(findTroubles(HEALTHY, ABOUT)).toEqual([]);
  });

  test.each<[string, Partial<Figures>, string[]]>([
    ['a dead job', { jobsDead: 1 }, ['deadJobs']],
    ['a payment unknown for 10 minutes', { paymentsUnknown: 1, oldestUnknownAt: ago(10) }, []],
    ['a payment unknown for longer', { paymentsUnknown: 1, oldestUnknownAt: ago(11) }, ['unknownPayments']],
    ['an order that waits for 30 minutes', { ordersToExport: 1, oldestToExportAt: ago(30) }, []],
    ['an order that waits for longer', { ordersToExport: 1, oldestToExportAt: ago(31) }, ['exportStopped']],
    [
      'an old order, while others are sent',
      { ordersToExport: 1, oldestToExportAt: ago(900), lastExportAt: ago(2) },
      [],
    ],
    [
      'a shop that never exported',
      { ordersToExport: 1, oldestToExportAt: ago(31), lastExportAt: null },
      ['exportStopped'],
    ],
    ['a full disk', { disks: [FREE, { ...FREE, freeBytes: 9e9 }] }, ['diskFull']],
    ['a backup of 25 hours', { newestBackupAt: ago(25 * 60) }, []],
    ['an older backup', { newestBackupAt: ago(25 * 60 + 1) }, ['oldBackup']],
    ['no backup', { newestBackupAt: null }, ['oldBackup']],
  ])('%s', (_, change, kinds) => {
    expect(kindsOf(change)).toEqual(kinds);
  });

  test('what is not set up is no trouble: orders that others fetch, backups that nobody wants', () => {
    expect(kindsOf({ ordersToExport: 1, oldestToExportAt: ago(900) }, { hasOrderTarget: false })).toEqual([]);
    expect(kindsOf({ newestBackupAt: null }, { backupTo: null })).toEqual([]);
  });

  test('each says what to do', () => {
    const all = {
      jobsDead: 2,
      paymentsUnknown: 1,
      oldestUnknownAt: ago(75),
      ordersToExport: 3,
      oldestToExportAt: ago(99),
    };
    const disks = [{ ...FREE, freeBytes: 0.44e9 }];
    const texts = findTroubles({ ...HEALTHY, ...all, disks, newestBackupAt: ago(60 * 50) }, ABOUT).map(
      ({ text }) => text,
    );
    expect(texts).toEqual([
      '2 jobs have failed for good. Look at Jobs and Emails on the admin pages: it shows why. Retry when the cause is gone.',
      'The gateway has not confirmed 1 payment, the oldest for 75 minutes. Check that the gateway can be reached, and look at Payments on the admin pages.',
      '3 orders wait for export, and none has been sent for 30 minutes. Look at Jobs and Emails on the admin pages, and check the target of orders.',
      'The disk of /data is nearly full: 0.4 GB are free. Make space, or orders will be refused.',
      'The newest backup in /backups is 50 hours old. Look at Jobs and Emails on the admin pages, or run npm run backup.',
    ]);
  });
});

test.each([
  [4.9e9, 100e9, true],
  [5.1e9, 100e9, false],
  [0.9e9, 5e9, true],
  [1.1e9, 5e9, false],
  [9.9e9, 4000e9, true],
  [10.1e9, 4000e9, false],
])('%s of %s bytes free: nearly full is %s', (freeBytes, totalBytes, expected) => {
  expect(isNearlyFull({ folder: '/data', freeBytes, totalBytes })).toBe(expected);
});
