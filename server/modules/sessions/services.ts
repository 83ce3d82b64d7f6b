import type { TwoFactorServices } from '../twoFactor/services.ts';
import type { DemoAccount } from './demoAccount.ts';

/** The services that this module needs. */
export interface SessionServices extends TwoFactorServices {
  readonly demoAccounts: readonly DemoAccount[];
}
