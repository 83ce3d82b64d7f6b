import type { Runtime } from '../../platform/runtime.ts';
import type { PaperRenderer } from './paperRenderer.ts';

/** What this module runs with. */
export interface DocumentServices extends Runtime {
  readonly renderers: PaperRenderer;
}
