import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from '../humanCheck/humanCheck.ts';
import type { Letters } from '../outbox/letters.ts';

/** What this module runs with. */
export interface AccountServices extends Runtime {
  readonly letters: Letters;
  readonly humanCheck: HumanCheck;
}
