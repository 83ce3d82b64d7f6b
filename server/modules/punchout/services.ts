import type { Runtime } from '../../platform/runtime.ts';
import type { Emails } from '../outbox/emails.ts';
import type { DocumentReader } from './documentReader.ts';

/** The services that this module needs. */
export interface PunchoutServices extends Runtime {
  readonly emails: Emails;
  readonly renderers: DocumentReader;
}
