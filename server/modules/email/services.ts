import type { Runtime } from '../../platform/runtime.ts';
import type { PaperRenderer } from '../documents/paperRenderer.ts';
import type { PictureRenderer } from '../images/pictureRenderer.ts';
import type { Mail } from './mail.ts';

/** What this module runs with. */
export interface MailServices extends Runtime {
  readonly renderers: PaperRenderer & PictureRenderer;
  readonly mail: Mail;
}
