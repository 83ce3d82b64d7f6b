import type { Runtime } from '../../platform/runtime.ts';
import type { Emails } from '../outbox/emails.ts';
import type { DocumentReader } from './documentReader.ts';

/** What this module runs with. */
export interface PunchoutServices extends Runtime {
  readonly emails: Emails;
  readonly renderers: DocumentReader;
}
