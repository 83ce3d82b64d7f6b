import type { Runtime } from '../../platform/runtime.ts';
import type { OrderTarget } from './orderTarget.ts';

/** What this module runs with. */
export interface OrderExportServices extends Runtime {
  /** Where orders go by themselves; null where they wait to be fetched. */
  readonly orderTarget: OrderTarget | null;
}
