import type { Letters } from '../mail/letters.ts';
import type { Renderers } from '../rendering/renderers.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface PunchoutServices extends Runtime {
  readonly letters: Letters;
  readonly renderers: Renderers;
}
