import type { UserConfiguration } from '#domain/siteConfiguration/userConfiguration.ts';
import type { UserRow, UserState } from '#domain/users/shopUser.ts';

/** Which users are shown. */
export interface UserView {
  /** Searches the name, username, email address and customer; empty for all. */
  search: string;
  /** Empty for all. */
  state: UserState | '';
  /** From 1. */
  page: number;
}

/** A page of users, and the number of users on all pages. */
export interface UserPage {
  rows: readonly UserRow[];
  total: number;
  /** The site's settings, where neither a customer nor a user has their own; null if they could not be loaded. */
  site: UserConfiguration | null;
}

export type UserAct = 'invite' | 'disable' | 'enable';

/** An action on one user. */
export interface UserAction {
  act: UserAct;
  id: number;
  /** The version that was read. */
  version: number;
  name: string;
}

/** The response to a request about one user, with the reasons for a refusal. */
export type UserReply = { kind: 'done' } | { kind: 'refused'; reasons: readonly string[] };

export const FIRST_VIEW: UserView = { search: '', state: '', page: 1 };
