import type { Imports } from '../rendering/imports.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface ImportServices extends Runtime {
  readonly imports: Imports;
}
