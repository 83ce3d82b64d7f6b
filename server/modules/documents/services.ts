import type { Runtime } from '../../platform/runtime.ts';
import type { PdfRenderer } from './pdfRenderer.ts';

/** What this module runs with. */
export interface DocumentServices extends Runtime {
  readonly renderers: PdfRenderer;
}
