import type { Runtime } from '../../platform/runtime.ts';
import type { DemoAccount } from './demoAccount.ts';

/** What this module runs with. */
export interface SessionServices extends Runtime {
  readonly demoAccounts: readonly DemoAccount[];
}
