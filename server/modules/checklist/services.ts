import type { Runtime } from '../../platform/runtime.ts';
import type { Mail } from '../email/mail.ts';
import type { OrderTarget } from '../orderExport/orderTarget.ts';
import type { PaymentGateway } from '../payments/gateway.ts';

/** What this module runs with. */
export interface ChecklistServices extends Runtime {
  readonly mail: Mail;
  readonly payments: PaymentGateway;
  /** Where orders go by themselves; null where they wait to be fetched. */
  readonly orderTarget: OrderTarget | null;
}
