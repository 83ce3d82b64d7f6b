import type { Runtime } from '../../platform/runtime.ts';
import type { PdfRenderer } from '../documents/pdfRenderer.ts';
import type { PictureRenderer } from '../images/pictureRenderer.ts';
import type { Mail } from './mail.ts';

/** The services that this module needs. */
export interface MailServices extends Runtime {
  readonly renderers: PdfRenderer & PictureRenderer;
  readonly mail: Mail;
}
