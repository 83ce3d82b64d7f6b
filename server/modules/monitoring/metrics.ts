import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { requestToken } from '#domain/api/authentication.ts';
import type { AnsweredRequest } from '../../platform/http/recordRequests.ts';
import { VERSION } from '../../platform/version.ts';
import { figureMetrics } from './figureMetrics.ts';
import type { Watched } from './figures.ts';
import type { Monitor } from './monitor.ts';
import { type ReplicaCounts, replicaMetrics } from './replicaMetrics.ts';
import type { RequestTimes } from './requestTimes.ts';

export interface Metrics {
  record(request: AnsweredRequest): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** The connections of a pool. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Metrics of requests, of this process, and of the figures, which are read when the metrics are. */
export function createMetrics({
  monitor,
  pool,
  replica,
  watched,
  requestTimes,
}: {
  monitor: Monitor;
  pool: PoolCounts;
  /** Null where none is configured. */
  replica: ReplicaCounts | null;
  watched: Watched;
  requestTimes: Pick<RequestTimes, 'histogram'>;
}): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  register.registerMetric(requestTimes.histogram);
  const refusals = new Counter({
    name: 'storefront_refusals_total',
    help: 'Refused requests, by code',
    labelNames: ['code'],
    registers,
  });
  const signIns = new Counter({
    name: 'storefront_sign_ins_total',
    help: 'Attempts to sign in with a password',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['ok', 'failed']) signIns.inc({ result }, 0);
  new Gauge({
    name: 'storefront_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  if (replica) replicaMetrics(registers, replica);
  new Gauge({ name: 'storefront_info', help: 'The version', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  const figures = figureMetrics(registers, watched);
  return {
    contentType: register.contentType,
    record: ({ route, status, code }) => {
      if (code !== null) refusals.inc({ code });
      if (route === requestToken.path) signIns.inc({ result: status < 300 ? 'ok' : 'failed' });
    },
    text: async () => {
      figures.set(await monitor.read().catch(() => null));
      return await register.metrics();
    },
  };
}
