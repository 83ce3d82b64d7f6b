import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { authorizeNetGateway } from './authorizeNet/authorizeNetGateway.ts';
import type { AuthorizeNetMode } from './authorizeNet/authorizeNetKeys.ts';
import type { PaymentGateway } from './gateway.ts';
import type { GatewayConfig } from './gatewayConfig.ts';
import { sandboxGateway } from './sandbox/sandboxGateway.ts';

interface Given {
  database: Kysely<Database>;
  clock: Clock;
  report: (line: string) => void;
}

const ADDRESSES: Readonly<Record<AuthorizeNetMode, string>> = {
  test: 'https://apitest.authorize.net/xml/v1/request.api',
  live: 'https://api.authorize.net/xml/v1/request.api',
};
const PATIENCE_MS = 30_000;

export function createGateway({ authorizeNet }: GatewayConfig, { database, clock, report }: Given): PaymentGateway {
  if (authorizeNet === null) return sandboxGateway({ database, clock, pause: setTimeout });
  const { mode, loginId, transactionKey } = authorizeNet;
  return authorizeNetGateway({
    loginId,
    transactionKey,
    address: ADDRESSES[mode],
    isLive: mode === 'live',
    patienceMs: PATIENCE_MS,
    clock,
    report,
  });
}

/** The description for the start log. */
export function describeGateway({ authorizeNet }: GatewayConfig): string {
  if (authorizeNet === null) return 'sandbox, test cards only: no real money moves';
  return authorizeNet.mode === 'test' ? 'Authorize.Net, test mode: no real money moves' : 'Authorize.Net, live';
}
