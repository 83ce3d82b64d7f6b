import { type Static, Type } from 'typebox';
import { Code, ITEMS_LIMIT } from '../schema/limits.ts';

/**
 * What a member of a customer's team may do beyond looking at the shop. `order`: check out. `approve`: decide orders of
 * others that wait. `pay`: pay invoices. `administer`: manage the team.
 */
export const TEAM_RIGHTS = ['order', 'approve', 'pay', 'administer'] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** Which orders of a member wait for approval: those over a limit, or all. */
export const APPROVAL_RULES = ['overLimit', 'always'] as const;

/** The most members of one team. */
export const TEAM_LIMIT = 200;

/** The largest limit, in dollars. */
export const SPENDING_LIMIT = 9_999_999.99;

const Limit = Type.Union([Type.Number({ minimum: 0, maximum: SPENDING_LIMIT }), Type.Null()]);
const Codes = Type.Array(Code, { maxItems: ITEMS_LIMIT });

const terms = {
  rights: Type.Array(Type.Enum(TEAM_RIGHTS), { maxItems: TEAM_RIGHTS.length }),
  approval: Type.Enum(APPROVAL_RULES),
  /** Dollars per order, per week from Sunday, and per calendar month; null: no limit. */
  orderLimit: Limit,
  weekLimit: Limit,
  monthLimit: Limit,
  /** Codes of categories that the member cannot order from, besides those that the customer cannot. */
  excludedCategories: Codes,
  /** Codes of the ship-tos that the member may use; null: all. */
  shipTos: Type.Union([Codes, Type.Null()]),
  /** Names of the order guides that the member may use; null: all. */
  guides: Type.Union([Codes, Type.Null()]),
};

/** The desired rights and limits of a member. */
export const MemberTerms = Type.Object(terms);
export type MemberTerms = Static<typeof MemberTerms>;

export const TeamMember = Type.Object({
  userId: Type.Integer(),
  version: Type.Integer(),
  name: Type.String(),
  username: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  isDisabled: Type.Boolean(),
  /** The member has not yet chosen a password. */
  isInvited: Type.Boolean(),
  /** The team keeps at least one administrator. */
  isLastAdministrator: Type.Boolean(),
  ...terms,
});
export type TeamMember = Static<typeof TeamMember>;

/** The terms of a user of the customer who has none of their own: as without teams. */
export const USUAL_TERMS: MemberTerms = {
  rights: ['order', 'pay'],
  approval: 'overLimit',
  orderLimit: null,
  weekLimit: null,
  monthLimit: null,
  excludedCategories: [],
  shipTos: null,
  guides: null,
};

/** What the shop shows a member of a team about it; absent from the user where the site has no teams. */
export const OwnMembership = Type.Object({
  rights: terms.rights,
  approval: terms.approval,
  /** Some limit is set. */
  hasLimits: Type.Boolean(),
  /** The user may act for several customers. */
  hasSeveralCustomers: Type.Boolean(),
});
export type OwnMembership = Static<typeof OwnMembership>;
