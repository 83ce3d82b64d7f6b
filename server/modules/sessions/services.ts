import type { Runtime } from '../../platform/runtime.ts';
import type { DemoAccount } from './demoAccount.ts';

/** The services that this module needs. */
export interface SessionServices extends Runtime {
  readonly demoAccounts: readonly DemoAccount[];
}
