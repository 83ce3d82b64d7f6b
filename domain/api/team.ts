import { Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { MemberTerms, TEAM_LIMIT, TeamMember } from '../team/teamMember.ts';
import { EMAIL_LIMIT } from '../users/shopUser.ts';
import { endpoint } from './endpoint.ts';
import { Done, Refusal } from './refusal.ts';

const MemberId = Type.Object({ userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const Version = Type.Object({ version: Type.Integer() });
const MemberRefusal = Type.Object({ ...Refusal.properties, member: Type.Optional(TeamMember) });
/** For members who may administer the team, where the site has teams; 404 to everyone else. */
const team = { access: 'customer', isForBusiness: true } as const;

export const listTeam = endpoint({
  ...team,
  method: 'GET',
  path: '/api/team',
  summary: `The members of the customer's team by name, at most ${TEAM_LIMIT}`,
  answer: Type.Array(TeamMember),
});

export const addMember = endpoint({
  ...team,
  method: 'POST',
  path: '/api/team/member',
  summary: 'Add a colleague by email address; a new one gets an invitation. 409 with all reasons',
  body: Type.Object({ name: Code, email: Type.String({ maxLength: EMAIL_LIMIT }), ...MemberTerms.properties }),
  answer: TeamMember,
  codes: ['invalidFields', 'memberKnown', 'teamFull', 'tooManyAttempts', 'usernameTaken'],
});

export const changeMember = endpoint({
  ...team,
  method: 'PUT',
  path: '/api/team/member/:userId',
  summary: 'Set rights and limits of a member. 409 with the newest version if `version` is stale',
  params: MemberId,
  body: Type.Object({ ...MemberTerms.properties, version: Type.Integer() }),
  answer: TeamMember,
  refusals: { 409: MemberRefusal },
  codes: ['invalidFields', 'lastAdministrator', 'staleVersion'],
});

export const removeMember = endpoint({
  ...team,
  method: 'DELETE',
  path: '/api/team/member/:userId',
  summary: 'Remove a member from the team and end the sessions. An account without another customer is disabled',
  params: MemberId,
  query: Version,
  answer: Done,
  refusals: { 409: MemberRefusal },
  codes: ['lastAdministrator', 'staleVersion'],
});

export const endMemberSessions = endpoint({
  ...team,
  method: 'POST',
  path: '/api/team/member/:userId/signOut',
  summary: 'End all sessions of a member',
  params: MemberId,
  answer: Done,
});

export const setTeamAdministrator = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/team',
  access: 'admin',
  summary: 'Let a user of one customer administer and approve in its team, or no longer. 404 for other users',
  params: MemberId,
  body: Type.Object({ isAdministrator: Type.Boolean() }),
  answer: Done,
});
