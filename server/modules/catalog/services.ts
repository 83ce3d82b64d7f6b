import type { Runtime } from '../../platform/runtime.ts';
import type { CatalogueBuilds } from './catalogueBuilds.ts';

/** The services that this module needs. */
export interface CatalogueServices extends Runtime {
  readonly catalogueBuilds: CatalogueBuilds;
}
