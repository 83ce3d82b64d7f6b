import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { serverText } from '#domain/texts/serverText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { findShop } from '../outbox/emailRepository.ts';
import { findAlerts, removeAlert, storeAlert } from './alertRepository.ts';
import type { Alert, AlertTarget } from './alertTarget.ts';
import type { Watched } from './figures.ts';
import type { Monitor } from './monitor.ts';
import { findTroubles } from './troubles.ts';

/** More tries than there are until the next one is added, so that it is never a dead job itself. */
const WATCH_SHOP = { name: 'watchShop', payload: Type.Object({}), maxAttempts: 25 };
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const DAY_MS = 86_400_000;

export interface AlertServices {
  database: Kysely<Database>;
  monitor: Monitor;
  watched: Watched;
  targets: readonly AlertTarget[];
}

/** Sent if one target took it; the reason of the first otherwise. */
async function sendTo(targets: readonly AlertTarget[], alert: Alert): Promise<void> {
  const results = await Promise.allSettled(targets.map((target) => target(alert)));
  const [refused] = results.filter((result) => result.status === 'rejected');
  if (refused && results.every(({ status }) => status === 'rejected')) throw refused.reason;
}

/**
 * Sends a message when a trouble begins, each day while it lasts, and when it ends. One server does it for all, as with
 * every job. What was sent is stored afterwards: a server that dies between may send one again.
 */
export function alertJob({ database, monitor, watched, targets }: AlertServices): Job {
  const run = async () => {
    const figures = await monitor.read();
    const at = figures.readAt;
    const troubles = findTroubles(figures, watched);
    const known = await findAlerts(database);
    const { name: shop } = await findShop(database);
    for (const { kind, text } of troubles) {
      const before = known.find((alert) => alert.kind === kind);
      if (before && at.getTime() - before.sent_at.getTime() < DAY_MS) continue;
      await sendTo(targets, { kind, state: before ? 'lasts' : 'began', text, shop, at });
      await storeAlert(database, { kind, text, began_at: before?.began_at ?? at, sent_at: at });
    }
    for (const { kind, text } of known.filter((alert) => !troubles.some((trouble) => trouble.kind === alert.kind))) {
      await sendTo(targets, { kind, state: 'ended', text: serverText('monitoring.endedText', { text }), shop, at });
      await removeAlert(database, kind);
    }
  };
  return job(WATCH_SHOP, run, EVERY_FIVE_MINUTES);
}
