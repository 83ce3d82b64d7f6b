import type { Renderers } from '../rendering/renderers.ts';
import type { Runtime } from '../runtime.ts';
import type { Mail } from './mail.ts';

/** What this module runs with. */
export interface MailServices extends Runtime {
  readonly renderers: Renderers;
  readonly mail: Mail;
}
