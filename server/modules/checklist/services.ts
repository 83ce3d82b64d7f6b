import type { Runtime } from '../../platform/runtime.ts';
import type { Mail } from '../email/mail.ts';
import type { OrderTarget } from '../orderExport/orderTarget.ts';
import type { PaymentGateway } from '../payments/gateway.ts';

/** The services that this module needs. */
export interface ChecklistServices extends Runtime {
  readonly mail: Mail;
  readonly payments: PaymentGateway;
  /** The target of automatic order export; null when orders wait to be fetched. */
  readonly orderTarget: OrderTarget | null;
}
