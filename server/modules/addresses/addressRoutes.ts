import * as endpoints from '#domain/api/addresses.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { buyer } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findAddresses } from './addressRepository.ts';
import { addAddress, changeAddress, deleteAddress, logZip } from './addressService.ts';

export function addressRoutes({ database, clock }: Runtime): Route[] {
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
    route(endpoints.listAccountAddresses, ({ caller }) => findAddresses(database, buyer(caller).customerKey)),
    route(endpoints.addAccountAddress, ({ caller, body }) => addAddress(database, buyer(caller), body)),
    route(endpoints.changeAccountAddress, ({ caller, params, body }) =>
      changeAddress(database, buyer(caller), params.key, body),
    ),
    route(endpoints.deleteAccountAddress, ({ caller, params }) => deleteAddress(database, buyer(caller), params.key)),
  ];
}
