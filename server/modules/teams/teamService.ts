import type { Transaction } from 'kysely';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { fieldInvalid, fieldRequired } from '#domain/fields/fieldReasons.ts';
import { type Problem, problemsOf } from '#domain/fields/problem.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { type MemberTerms, TEAM_LIMIT, type TeamMember } from '#domain/team/teamMember.ts';
import { teamText } from '#domain/texts/teamText.ts';
import { decidedUser } from '#domain/users/userRules.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import type { Buyer, CallerUser } from '../access/caller.ts';
import { endSessions } from '../access/endSessions.ts';
import { lockName } from '../accounts/accountRepository.ts';
import { invite } from '../accounts/invitationService.ts';
import { passwordHash, refusedForm } from '../accounts/newPassword.ts';
import type { AccountServices } from '../accounts/services.ts';
import { removeResets } from '../accounts/tokenRepository.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { lockUsers } from '../users/userRepository.ts';
import { insertUser } from '../users/writeUser.ts';
import * as repository from './memberRepository.ts';

/** A call of a member who administers the team. */
export interface TeamCall {
  buyer: Buyer;
  by: CallerUser;
  address: string;
}

/** Only members who may administer the team know of these calls. */
function requireAdministrator({ membership, site }: Buyer): void {
  if (site.settings.teams !== true || !membership?.rights.includes('administer')) throw notFound();
}

export async function listMembers({ database }: AccountServices, buyer: Buyer): Promise<TeamMember[]> {
  requireAdministrator(buyer);
  return await repository.findMembers(database, buyer.customerKey);
}

/** Locks the team and applies a change in the same transaction. */
async function changeTeam<T>(
  { database }: AccountServices,
  { buyer }: TeamCall,
  apply: (transaction: Transaction<Database>, customer: string) => Promise<T>,
): Promise<T> {
  requireAdministrator(buyer);
  return await database.transaction().execute(async (transaction) => {
    await lockUsers(transaction);
    return await apply(transaction, await repository.lockTeam(transaction, buyer.customerKey));
  });
}

async function termsProblems(
  transaction: Transaction<Database>,
  customerKey: number,
  terms: MemberTerms,
): Promise<Problem[]> {
  const unknown = await repository.findUnknownNames(transaction, customerKey, terms);
  return problemsOf({
    shipTos: unknown.shipTos ? fieldInvalid(teamText('member.unknownShipTo')) : null,
    guides: unknown.guides ? fieldInvalid(teamText('member.unknownGuide')) : null,
    excludedCategories: unknown.categories ? fieldInvalid(teamText('member.unknownCategory')) : null,
  });
}

async function memberNow(
  transaction: Transaction<Database>,
  { buyer: { customerKey } }: TeamCall,
  userId: number,
): Promise<TeamMember> {
  const member = await repository.findMember(transaction, customerKey, userId);
  if (!member) throw notFound();
  return member;
}

interface NewMember extends MemberTerms {
  name: string;
  email: string;
}

function newMemberProblems({ name, email }: NewMember): Problem[] {
  return problemsOf({
    name: name === '' ? fieldRequired(teamText('member.noName')) : null,
    email: isEmailAddress(email) ? null : fieldInvalid(teamText('member.noEmail')),
  });
}

/** The account of an address, which is created if needed; refused where it cannot join. */
async function accountOf(
  transaction: Transaction<Database>,
  { name, email, ids, customerKey }: { name: string; email: string; ids: AccountServices['ids']; customerKey: number },
): Promise<{ userId: number; name: string; email: string | null; isNew: boolean }> {
  await lockName(transaction, email.toLowerCase());
  const known = await repository.findUserOfAddress(transaction, email.toLowerCase());
  if (known) {
    if (await repository.findMember(transaction, customerKey, known.userId)) {
      throw refusedForm([{ code: 'memberKnown', params: { email }, text: teamText('reasons.memberKnown', { email }) }]);
    }
    if (known.mayJoin) return { ...known, isNew: false };
    throw refusedForm([
      { code: 'usernameTaken', params: { username: email }, text: teamText('member.emailUsed', { email }) },
    ]);
  }
  const user = {
    username: email,
    ...{ name, email, type: 'customer' as const, menu: [], settings: {} },
    ...{ customersAdded: [customerKey], customersRemoved: [] },
  };
  const userId = await insertUser(transaction, decidedUser(user, []), await passwordHash(ids.secret()));
  return { userId, name, email, isNew: true };
}

/** Adds a colleague: a new account is invited, and the user of another customer hears of it. */
export async function addMember(services: AccountServices, call: TeamCall, sent: NewMember): Promise<TeamMember> {
  const { clock, emails, ids } = services;
  const { buyer, by, address } = call;
  const { customerKey } = buyer;
  const member = { ...sent, name: sent.name.trim(), email: sent.email.trim() };
  const added = await changeTeam(services, call, async (transaction, customer) => {
    const problems = [...newMemberProblems(member), ...(await termsProblems(transaction, customerKey, member))];
    if (problems.length > 0) throw refusedForm(problems);
    if ((await repository.findMembers(transaction, customerKey)).length >= TEAM_LIMIT) {
      const params = { limit: TEAM_LIMIT };
      throw refusedForm([{ code: 'teamFull', params, text: teamText('reasons.teamFull', params) }]);
    }
    const account = await accountOf(transaction, { ...member, ids, customerKey });
    const { userId, email } = account;
    await repository.writeTerms(transaction, { userId, customerKey }, member);
    await addAudit(transaction, { at: clock.now(), userId: by.id, action: 'team.add', subject: String(userId) });
    if (!account.isNew && email !== null) {
      await emails.add(transaction, {
        to: { address: email, name: account.name },
        cause: `${customerKey} ${userId} ${clock.now().toISOString()}`,
        email: { kind: 'teamJoined', customer, by: by.name },
      });
    }
    return account;
  });
  if (added.isNew) await invite(services, { id: String(added.userId), by, address });
  return await changeTeam(services, call, (transaction) => memberNow(transaction, call, added.userId));
}

async function memberAtVersion(
  transaction: Transaction<Database>,
  call: TeamCall,
  { userId, version }: { userId: number; version: number },
): Promise<TeamMember> {
  const member = await memberNow(transaction, call, userId);
  if (member.version === version) return member;
  const message = teamText('member.changedElsewhere');
  throw new Refused(409, 'staleVersion', message, { errors: [message], extra: { member } });
}

const lastAdministrator = (): Reason => ({
  code: 'lastAdministrator',
  text: teamText('reasons.lastAdministrator'),
});

export async function changeMember(
  services: AccountServices,
  call: TeamCall,
  { userId, version, ...terms }: MemberTerms & { userId: number; version: number },
): Promise<TeamMember> {
  const { customerKey } = call.buyer;
  return await changeTeam(services, call, async (transaction) => {
    const member = await memberAtVersion(transaction, call, { userId, version });
    const problems = await termsProblems(transaction, customerKey, terms);
    if (problems.length > 0) throw refusedForm(problems);
    if (member.isLastAdministrator && !terms.rights.includes('administer')) throw refusedForm([lastAdministrator()]);
    await repository.writeTerms(transaction, { userId, customerKey }, terms);
    const at = services.clock.now();
    await addAudit(transaction, { at, userId: call.by.id, action: 'team.change', subject: String(userId) });
    return await memberNow(transaction, call, userId);
  });
}

/** Removes a member, whose sessions end. What the member ordered stays, and what waits can still be decided. */
export async function removeMember(
  services: AccountServices,
  call: TeamCall,
  { userId, version }: { userId: number; version: number },
): Promise<void> {
  const { customerKey } = call.buyer;
  await changeTeam(services, call, async (transaction) => {
    const member = await memberAtVersion(transaction, call, { userId, version });
    if (member.isLastAdministrator) throw refusedForm([lastAdministrator()]);
    await repository.leaveTeam(transaction, { userId, customerKey });
    const now = services.clock.now();
    await endSessions(transaction, { userId, except: null, code: 'sessionExpired', now });
    await removeResets(transaction, userId);
    await addAudit(transaction, { at: now, userId: call.by.id, action: 'team.remove', subject: String(userId) });
  });
}

/** The distributor gives a user of one customer its team, or takes it away. */
export async function setTeamAdministrator(
  { database, clock }: AccountServices,
  by: CallerUser,
  { userId, isAdministrator }: { userId: number; isAdministrator: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockUsers(transaction);
    if (!(await repository.setAdministrator(transaction, userId, isAdministrator))) throw notFound();
    await addAudit(transaction, { at: clock.now(), userId: by.id, action: 'team.change', subject: String(userId) });
  });
}

export async function endMemberSessions(services: AccountServices, call: TeamCall, userId: number): Promise<void> {
  await changeTeam(services, call, async (transaction) => {
    await memberNow(transaction, call, userId);
    const now = services.clock.now();
    const except = userId === call.by.id ? call.by.tokenHash : null;
    await endSessions(transaction, { userId, except, code: 'sessionExpired', now });
    await addAudit(transaction, { at: now, userId: call.by.id, action: 'team.signOut', subject: String(userId) });
  });
}
