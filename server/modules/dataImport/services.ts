import type { Runtime } from '../../platform/runtime.ts';
import type { Imports } from './imports.ts';

/** What this module runs with. */
export interface ImportServices extends Runtime {
  readonly imports: Imports;
}
