import type { Runtime } from '../../platform/runtime.ts';
import type { PdfRenderer } from './pdfRenderer.ts';

/** The services that this module needs. */
export interface DocumentServices extends Runtime {
  readonly renderers: PdfRenderer;
}
