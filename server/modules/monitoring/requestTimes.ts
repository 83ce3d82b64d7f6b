import { Histogram } from 'prom-client';
import type { CallTimes } from '#domain/api/overview.ts';
import type { AnsweredRequest } from '../../platform/http/recordRequests.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SLOWEST = 10;
const SHARE = 0.95;

/** How long requests took since this process started. */
export interface RequestTimes {
  readonly since: Date;
  readonly histogram: Histogram<'method' | 'route' | 'status'>;
  record(request: AnsweredRequest): void;
  /** The calls of the API with the slowest requests, slowest first. */
  slowest(): Promise<CallTimes[]>;
}

interface Tally {
  method: string;
  route: string;
  count: number;
  sum: number;
  /** Requests that took at most the seconds of the same place in `SECONDS`. */
  within: number[];
}

/** In seconds, linear inside a bucket, as `histogram_quantile` of Prometheus; at most the last limit. */
function quantile({ count, within }: Tally): number {
  const rank = SHARE * count;
  const place = within.findIndex((requests) => requests >= rank);
  const last = SECONDS.at(-1) ?? 0;
  if (place === -1) return last;
  const [below = 0, from = 0] = [within[place - 1], SECONDS[place - 1]];
  const [reached = 0, to = last] = [within[place], SECONDS[place]];
  return from + ((to - from) * (rank - below)) / (reached - below);
}

export function createRequestTimes(since: Date): RequestTimes {
  const histogram = new Histogram({
    name: 'storefront_http_request_duration_seconds',
    help: 'Requests, by route, method and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [],
  });
  const tallies = async (): Promise<Tally[]> => {
    const found = new Map<string, Tally>();
    for (const { labels, metricName, value } of (await histogram.get()).values) {
      const method = String(labels.method);
      const route = String(labels.route);
      if (!route.startsWith('/api/')) continue;
      const limit = 'le' in labels ? labels.le : null;
      const key = `${method} ${route}`;
      const tally = found.get(key) ?? { method, route, count: 0, sum: 0, within: SECONDS.map(() => 0) };
      found.set(key, tally);
      if (metricName?.endsWith('_count')) tally.count += value;
      else if (metricName?.endsWith('_sum')) tally.sum += value;
      else tally.within = tally.within.map((requests, place) => requests + (SECONDS[place] === limit ? value : 0));
    }
    return [...found.values()];
  };
  return {
    since,
    histogram,
    record: ({ method, route, status, seconds }) => {
      histogram.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    slowest: async () =>
      (await tallies())
        .map((tally) => ({
          method: tally.method,
          route: tally.route,
          requests: tally.count,
          meanMs: (tally.sum / tally.count) * 1000,
          p95Ms: quantile(tally) * 1000,
        }))
        .sort((a, b) => b.p95Ms - a.p95Ms || b.meanMs - a.meanMs)
        .slice(0, SLOWEST),
  };
}
