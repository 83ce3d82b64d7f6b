import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from '../humanCheck/humanCheck.ts';
import type { Emails } from '../outbox/emails.ts';

/** What this module runs with. */
export interface AccountServices extends Runtime {
  readonly emails: Emails;
  readonly humanCheck: HumanCheck;
}
