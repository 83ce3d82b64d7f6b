import * as endpoints from '#domain/api/approvals.ts';
import * as team from '#domain/api/team.ts';
import { type MemberTerms, USUAL_TERMS } from '#domain/team/teamMember.ts';
import type { Api } from './apiClient.ts';
import { buyerAt } from './buyer.ts';

interface StoredTerms extends Omit<MemberTerms, 'guides'> {
  guideIds: number[] | null;
}

/** Switches teams on for the site. */
export async function switchOnTeams(api: Api): Promise<void> {
  const { settings } = await api.database.selectFrom('site').select('settings').executeTakeFirstOrThrow();
  await api.database
    .updateTable('site')
    .set({ settings: JSON.stringify({ ...settings, teams: true }) })
    .execute();
}

/** Gives a user terms in the team of a customer, in place of earlier ones. */
export async function setTerms(
  api: Api,
  { userId, customerKey }: { userId: number; customerKey: number },
  terms: Partial<StoredTerms> = {},
): Promise<void> {
  const { guideIds = null, ...given }: Partial<StoredTerms> = terms;
  const all = { ...USUAL_TERMS, ...given };
  const columns = {
    rights: all.rights,
    approval: all.approval,
    order_limit: all.orderLimit === null ? null : String(all.orderLimit),
    week_limit: all.weekLimit === null ? null : String(all.weekLimit),
    month_limit: all.monthLimit === null ? null : String(all.monthLimit),
    excluded_categories: all.excludedCategories,
    ship_tos: all.shipTos,
    guide_ids: guideIds,
  };
  await api.database
    .insertInto('team_member')
    .values({ user_id: userId, customer_key: customerKey, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'customer_key']).doUpdateSet(columns))
    .execute();
}

/** A signed-in user at the cart calls and the approval calls of the API. */
export function memberAt(api: () => Api, username: Parameters<typeof buyerAt>[1], customerKey?: number) {
  const buyer = buyerAt(api, username, customerKey);
  const { call } = buyer;
  return {
    ...buyer,
    approvals: (list: 'waiting' | 'mine' | 'decided' = 'waiting') => call(endpoints.listApprovals, { query: { list } }),
    approval: (id: number) => call(endpoints.getApproval, { params: { id } }),
    change: (id: number, body: object) => call(endpoints.changeApproval, { params: { id }, body }),
    approve: (id: number, body: object, extra: object = {}) =>
      call(endpoints.approveOrder, { params: { id }, body, ...extra }),
    returnTo: (id: number, body: object) => call(endpoints.returnApproval, { params: { id }, body }),
    takeBack: (id: number, body: object) => call(endpoints.takeBackApproval, { params: { id }, body }),
    spending: () => call(endpoints.getSpending),
    team: () => call(team.listTeam),
    invite: (body: object) => call(team.addMember, { body }),
    setMember: (userId: number, body: object) => call(team.changeMember, { params: { userId }, body }),
    removeMember: (userId: number, version: number) =>
      call(team.removeMember, { params: { userId }, query: { version } }),
    signOut: (userId: number) => call(team.endMemberSessions, { params: { userId } }),
  };
}
