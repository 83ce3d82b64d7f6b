import type { Runtime } from '../../platform/runtime.ts';
import type { Imports } from './importJob.ts';

/** The services that this module needs. */
export interface ImportServices extends Runtime {
  readonly imports: Imports;
}
