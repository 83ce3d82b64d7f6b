import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from './humanCheck.ts';

/** The services that this module needs. */
export interface HumanCheckServices extends Runtime {
  readonly humanCheck: HumanCheck;
}
