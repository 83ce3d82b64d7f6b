import type { PaperRenderer } from '../documents/paperRenderer.ts';
import type { PictureRenderer } from '../images/pictureRenderer.ts';
import type { Runtime } from '../runtime.ts';
import type { Mail } from './mail.ts';

/** What this module runs with. */
export interface MailServices extends Runtime {
  readonly renderers: PaperRenderer & PictureRenderer;
  readonly mail: Mail;
}
