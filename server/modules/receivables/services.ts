import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Emails } from '../outbox/emails.ts';
import type { PaymentGateway } from '../payments/gateway.ts';

/** What this module runs with. */
export interface ReceivableServices extends Runtime {
  readonly emails: Emails;
  readonly payments: PaymentGateway;
  /** To whom browsers give cards; null where they send them to the shop. */
  readonly cardTokens: CardTokenService | null;
}
