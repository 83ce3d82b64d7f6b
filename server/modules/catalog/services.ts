import type { Runtime } from '../../platform/runtime.ts';
import type { CatalogueBuilds } from './catalogueBuilds.ts';

/** What this module runs with. */
export interface CatalogueServices extends Runtime {
  readonly catalogueBuilds: CatalogueBuilds;
}
