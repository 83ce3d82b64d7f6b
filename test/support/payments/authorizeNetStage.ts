import { decimal } from '#domain/decimal.ts';
import { authorizeNetGateway } from '#server/modules/payments/authorizeNet/authorizeNetGateway.ts';
import type { Charge, PaymentGateway } from '#server/modules/payments/gateway.ts';
import { type AuthorizeNetServer, STAND_IN_ACCOUNT, startAuthorizeNet } from './authorizeNetServer.ts';

const CARD = { cardNumber: '4111 1111 1111 1111', expirationDate: '0329', cvv2: '900' };
export const BANK = {
  routingNumber: '011000015',
  accountNumber: '1234567890',
  bankName: 'First Bank',
  checkNumber: '12',
};
export const TOKEN = { kind: 'token', token: 'used-by-the-browser' } as const;
export const BILLING = {
  accountHolderName: 'Sam van Shopper',
  address1: '1 Quay Street',
  address2: 'Apt 2',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
  email: 'sam@example.com',
  phone: '2075550100',
};

/** What must be in no error and no log. */
export const PAYMENT_SECRETS = /4111 ?1111 ?1111 ?1111|"900"|900 |1234567890|346HZ32z3fP4hTG2|used-by-the-browser/;

/** The gateway at a stand-in, and all its answers. */
export interface AuthorizeNetStage {
  standIn: AuthorizeNetServer;
  gateway: PaymentGateway;
  /** What was reported, and every error that `troubleOf` met, to the last cause. */
  log: string[];
  /** The same with other settings. */
  open(settings: Partial<Parameters<typeof authorizeNetGateway>[0]>): PaymentGateway;
  troubleOf(work: Promise<unknown>): Promise<unknown>;
}

export async function openAuthorizeNet(): Promise<AuthorizeNetStage> {
  const standIn = await startAuthorizeNet();
  const log: string[] = [];
  const open: AuthorizeNetStage['open'] = (settings) =>
    authorizeNetGateway({
      ...STAND_IN_ACCOUNT,
      address: standIn.address,
      patienceMs: 20_000,
      clock: { now: () => new Date() },
      report: (line) => log.push(line),
      ...settings,
    });
  return {
    standIn,
    gateway: open({}),
    log,
    open,
    troubleOf: async (work) => {
      const error = await work.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      for (let cause = error; cause instanceof Error; cause = cause.cause)
        log.push(`${cause.stack}${JSON.stringify(cause)}`);
      return error;
    },
  };
}

export function chargeOf(
  reference: string,
  amount = '12.50',
  source: Charge['source'] = { kind: 'card', card: CARD },
): Charge {
  return { reference, amount: decimal(amount), source, billing: BILLING, isSale: false, description: 'Order 1042' };
}
