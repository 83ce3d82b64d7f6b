import type { Runtime } from '../../platform/runtime.ts';
import type { PdfRenderer } from '../documents/pdfRenderer.ts';
import type { PictureRenderer } from '../images/pictureRenderer.ts';
import type { Mail } from './mail.ts';

/** What this module runs with. */
export interface MailServices extends Runtime {
  readonly renderers: PdfRenderer & PictureRenderer;
  readonly mail: Mail;
}
