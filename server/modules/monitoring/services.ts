import type { Runtime } from '../../platform/runtime.ts';
import type { Watched } from './figures.ts';
import type { Monitor } from './monitor.ts';
import type { RequestTimes } from './requestTimes.ts';

/** The services that this module needs. */
export interface MonitoringServices extends Runtime {
  readonly monitor: Monitor;
  readonly watched: Watched;
  readonly requestTimes: RequestTimes;
}
