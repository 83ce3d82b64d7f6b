import type { HumanCheck } from '../humanCheck/humanCheck.ts';
import type { Letters } from '../mail/letters.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface AccountServices extends Runtime {
  readonly letters: Letters;
  readonly humanCheck: HumanCheck;
}
