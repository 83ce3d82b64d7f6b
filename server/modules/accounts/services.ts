import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from '../humanCheck/humanCheck.ts';
import type { Emails } from '../outbox/emails.ts';

/** The services that this module needs. */
export interface AccountServices extends Runtime {
  readonly emails: Emails;
  readonly humanCheck: HumanCheck;
}
