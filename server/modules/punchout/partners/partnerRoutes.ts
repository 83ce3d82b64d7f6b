import * as endpoints from '#domain/api/partners.ts';
import { counted, pageOf } from '../../../platform/http/pages.ts';
import { notFound } from '../../../platform/http/refused.ts';
import { type Caller, signedInUser } from '../../access/caller.ts';
import { type Route, route } from '../../access/route.ts';
import type { PunchoutServices } from '../services.ts';
import { findPartnerMessages } from './partnerMessages.ts';
import { findCustomersNamed, findPartner, findPartners } from './partnerRepository.ts';
import { addPartner, changePartner } from './partnerService.ts';

/** The id for messages of unknown senders. */
const NOBODY = 0;

/** Procurement systems whose buyers may enter the shop, for admins. */
export function partnerRoutes(services: PunchoutServices): Route[] {
  const { database, clock } = services;
  const who = (caller: Caller) => ({ userId: signedInUser(caller).id, at: clock.now() });
  return [
    route(endpoints.findPartnerCustomers, ({ query }) => findCustomersNamed(database, query.search)),
    route(endpoints.listPartners, async ({ query, reply }) => {
      const { rows, total } = await findPartners(database, pageOf(query.page));
      return counted(reply, total, rows);
    }),
    route(endpoints.addPartner, ({ caller, body }) => addPartner(services, who(caller), body)),
    route(endpoints.changePartner, ({ caller, params, body }) => changePartner(services, who(caller), params.id, body)),
    route(endpoints.listPartnerMessages, async ({ params: { id } }) => {
      if (id !== NOBODY && !(await findPartner(database, id))) throw notFound();
      return await findPartnerMessages(database, id === NOBODY ? null : id);
    }),
  ];
}
