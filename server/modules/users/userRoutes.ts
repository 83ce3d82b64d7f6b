import * as endpoints from '#domain/api/users.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { notFound } from '../../platform/http/refused.ts';
import { type Caller, signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { invite } from '../accounts/invitationService.ts';
import type { AccountServices } from '../accounts/services.ts';
import { findUser, findUsers } from './userRepository.ts';
import { addUser, changeUser, disableUser } from './userService.ts';

/** User accounts with their customers and settings, for admins. */
export function userRoutes(services: AccountServices): Route[] {
  const { database, clock } = services;
  const who = (caller: Caller) => ({ userId: signedInUser(caller).id, at: clock.now() });
  return [
    route(endpoints.listUsers, async ({ query: { search = '', state, page }, reply }) => {
      const { rows, total } = await findUsers(database, { search, state, ...pageOf(page) });
      return counted(reply, total, rows);
    }),
    route(endpoints.getShopUser, async ({ params }) => {
      const user = await findUser(database, params.id);
      if (!user) throw notFound();
      return user;
    }),
    route(endpoints.addUser, ({ caller, body }) => addUser(services, who(caller), body)),
    route(endpoints.changeUser, ({ caller, params, body }) => changeUser(services, who(caller), params.id, body)),
    route(endpoints.disableUser, ({ caller, params: { id }, body: { version } }) =>
      disableUser(services, who(caller), { id, version, isDisabled: true }),
    ),
    route(endpoints.enableUser, ({ caller, params: { id }, body: { version } }) =>
      disableUser(services, who(caller), { id, version, isDisabled: false }),
    ),
    route(endpoints.inviteUser, async ({ caller, params, address }) => {
      await invite(services, { id: params.id, by: signedInUser(caller), address });
      return { isSuccess: true };
    }),
  ];
}
