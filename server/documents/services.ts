import type { Renderers } from '../rendering/renderers.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface DocumentServices extends Runtime {
  readonly renderers: Renderers;
}
