import type { Runtime } from '../../platform/runtime.ts';
import type { PaymentGateway } from './gateway.ts';

/** What this module runs with. */
export interface PaymentServices extends Runtime {
  readonly payments: PaymentGateway;
}
