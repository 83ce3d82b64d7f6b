import type { UserRules } from '#domain/rules/userRules.ts';
import type { UserRow, UserState } from '#domain/users/shopUser.ts';

/** Which users are looked at. */
export interface UserView {
  /** In the name, username, email address or customer; empty for all. */
  search: string;
  /** Empty for all. */
  state: UserState | '';
  /** From 1. */
  page: number;
}

/** A page of users, and how many there are on all of them. */
export interface UserPage {
  rows: readonly UserRow[];
  total: number;
  /** What the site has where neither a customer nor a user has a setting of his own; null where that did not come. */
  site: UserRules | null;
}

export type UserAct = 'invite' | 'disable' | 'enable';

/** Something that is done to one user. */
export interface UserAction {
  act: UserAct;
  id: number;
  /** The one that was read. */
  version: number;
  name: string;
}

/** What became of a request about one user; the reasons are told where it was refused. */
export type UserReply = { kind: 'done' } | { kind: 'refused'; reasons: readonly string[] };

export const FIRST_VIEW: UserView = { search: '', state: '', page: 1 };
