import { workerPool } from '../../platform/workers/workerPool.ts';
import type { BuiltAnswer, CatalogueForm } from './buildCatalogue.ts';

export interface CatalogueTask {
  url: string;
  wanted: CatalogueForm;
}

/** Reads, packs and compresses the catalog outside the thread that serves requests, one response after the other. */
export interface CatalogueBuilds {
  build(wanted: CatalogueForm): Promise<BuiltAnswer | null>;
}

export interface RunningCatalogueBuilds extends CatalogueBuilds {
  close(): Promise<void>;
}

export function startCatalogueBuilds(url: string): RunningCatalogueBuilds {
  const { run, close } = workerPool<CatalogueTask, BuiltAnswer | null>(
    new URL('./catalogueWorker.ts', import.meta.url),
    1,
  );
  return { build: (wanted) => run({ url, wanted }), close };
}
