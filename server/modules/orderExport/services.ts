import type { Runtime } from '../../platform/runtime.ts';
import type { OrderTarget } from './orderTarget.ts';

/** The services that this module needs. */
export interface OrderExportServices extends Runtime {
  /** The target of automatic order export; null when orders wait to be fetched. */
  readonly orderTarget: OrderTarget | null;
}
