import * as endpoints from '#domain/api/addresses.ts';
import { forbidden } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { type Buyer, buyer, type Caller } from '../session/caller.ts';
import { findAddresses } from './addressRepository.ts';
import { addAddress, changeAddress, deleteAddress, logZip } from './addressService.ts';

/** Consumers have calls of their own, which set less. */
function business(caller: Caller): Buyer {
  const who = buyer(caller);
  if (who.settings.sessionType === 'Consumer') throw forbidden();
  return who;
}

export function addressRoutes({ database, clock }: Services): Route[] {
  return [
    route(endpoints.listConsumerAddresses, ({ caller }) => findAddresses(database, buyer(caller).customerKey)),
    route(endpoints.addConsumerAddress, ({ caller, body }) => addAddress(database, buyer(caller), body)),
    route(endpoints.changeConsumerAddress, ({ caller, params, body }) =>
      changeAddress(database, buyer(caller), params.key, body),
    ),
    route(endpoints.deleteConsumerAddress, ({ caller, params }) => deleteAddress(database, buyer(caller), params.key)),
    route(endpoints.logUndeliverableZip, ({ caller, params }) =>
      logZip(database, buyer(caller), { zip: params.zip, now: clock.now() }),
    ),
    route(endpoints.listAccountAddresses, async ({ caller }) => findAddresses(database, business(caller).customerKey)),
    route(endpoints.addAccountAddress, async ({ caller, body }) => addAddress(database, business(caller), body)),
    route(endpoints.changeAccountAddress, async ({ caller, params, body }) =>
      changeAddress(database, business(caller), params.key, body),
    ),
    route(endpoints.deleteAccountAddress, async ({ caller, params }) =>
      deleteAddress(database, business(caller), params.key),
    ),
  ];
}
