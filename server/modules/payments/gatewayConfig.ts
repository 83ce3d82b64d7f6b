import type { AuthorizeNetKeys } from './authorizeNet/authorizeNetKeys.ts';

export interface GatewayConfig {
  /** The account for payments; null means the sandbox, which moves no money. */
  readonly authorizeNet: AuthorizeNetKeys | null;
}
