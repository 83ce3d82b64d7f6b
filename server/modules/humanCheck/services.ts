import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from './humanCheck.ts';

/** What this module runs with. */
export interface HumanCheckServices extends Runtime {
  readonly humanCheck: HumanCheck;
}
