import type { CatalogueBuilds } from '../rendering/catalogueBuilds.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface CatalogueServices extends Runtime {
  readonly catalogueBuilds: CatalogueBuilds;
}
