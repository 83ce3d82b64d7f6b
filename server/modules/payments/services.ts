import type { Runtime } from '../../platform/runtime.ts';
import type { PaymentGateway } from './gateway.ts';

/** The services that this module needs. */
export interface PaymentServices extends Runtime {
  readonly payments: PaymentGateway;
}
