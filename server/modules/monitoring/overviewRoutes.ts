import { getOverview, type Overview } from '#domain/api/overview.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findState } from '../twoFactor/twoFactorRepository.ts';
import { readDayFigures } from './dayFigures.ts';
import { kept } from './kept.ts';
import type { MonitoringServices } from './services.ts';
import { findTroubles } from './troubles.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

/** What an owner looks at each day. */
export function overviewRoutes({ database, clock, monitor, watched, requestTimes }: MonitoringServices): Route[] {
  const read = kept(clock, async (now): Promise<Omit<Overview, 'isTwoStepOn'>> => {
    const [figures, day] = await Promise.all([monitor.read(), readDayFigures(database, now)]);
    const { ordersToExport, paymentsUnknown, jobsWaiting, jobsDead, disks } = figures;
    return {
      ...day,
      readAt: now.toISOString(),
      troubles: findTroubles(figures, watched).map(({ kind }) => kind),
      ordersToExport,
      oldestToExportAt: moment(figures.oldestToExportAt),
      paymentsUnknown,
      oldestUnknownAt: moment(figures.oldestUnknownAt),
      jobsWaiting,
      jobsDead,
      makesBackups: watched.backupTo !== null,
      newestBackupAt: moment(figures.newestBackupAt),
      disks: [...disks],
      calls: await requestTimes.slowest(),
      callsSince: requestTimes.since.toISOString(),
    };
  });
  return [
    route(getOverview, async ({ caller }) => {
      const [{ isOn: isTwoStepOn }, shared] = await Promise.all([findState(database, signedInUser(caller).id), read()]);
      return { ...shared, isTwoStepOn };
    }),
  ];
}
