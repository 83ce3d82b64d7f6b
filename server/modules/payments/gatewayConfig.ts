import type { AuthorizeNetKeys } from './authorizeNet/authorizeNetKeys.ts';

export interface GatewayConfig {
  /** Through whose account payments are made; null means the sandbox, where no money moves. */
  readonly authorizeNet: AuthorizeNetKeys | null;
}
