import type { Endpoint } from '#domain/api/endpoint.ts';
import * as endpoints from '#domain/api/team.ts';
import { buyer, signedInUser } from '../access/caller.ts';
import { type Call, type Route, route } from '../access/route.ts';
import type { AccountServices } from '../accounts/services.ts';
import {
  addMember,
  changeMember,
  endMemberSessions,
  listMembers,
  removeMember,
  setTeamAdministrator,
  type TeamCall,
} from './teamService.ts';

const done = { isSuccess: true } as const;

export function teamRoutes(services: AccountServices): Route[] {
  const teamCall = ({ caller, address }: Pick<Call<Endpoint>, 'caller' | 'address'>): TeamCall => ({
    buyer: buyer(caller),
    by: signedInUser(caller),
    address,
  });
  return [
    route(endpoints.listTeam, ({ caller }) => listMembers(services, buyer(caller))),
    route(endpoints.addMember, (call) => addMember(services, teamCall(call), call.body)),
    route(endpoints.changeMember, (call) =>
      changeMember(services, teamCall(call), { ...call.body, userId: call.params.userId }),
    ),
    route(endpoints.removeMember, async (call) => {
      await removeMember(services, teamCall(call), { userId: call.params.userId, version: call.query.version });
      return done;
    }),
    route(endpoints.setTeamAdministrator, async ({ caller, params: { userId }, body: { isAdministrator } }) => {
      await setTeamAdministrator(services, signedInUser(caller), { userId, isAdministrator });
      return done;
    }),
    route(endpoints.endMemberSessions, async (call) => {
      await endMemberSessions(services, teamCall(call), call.params.userId);
      return done;
    }),
  ];
}
