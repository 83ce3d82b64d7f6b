import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Emails } from '../outbox/emails.ts';
import type { PaymentGateway } from '../payments/gateway.ts';

/** The services that this module needs. */
export interface ReceivableServices extends Runtime {
  readonly emails: Emails;
  readonly payments: PaymentGateway;
  /** The service that turns cards into tokens; null when browsers send cards to the shop. */
  readonly cardTokens: CardTokenService | null;
}
