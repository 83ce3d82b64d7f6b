import type { ShopUser, UserChange } from '#domain/users/shopUser.ts';

/** A user as he was typed, on his way. */
export interface UserWrite {
  /** Null: a new one. */
  id: number | null;
  /** The one that was read. */
  version: number;
  change: UserChange;
}

/** `stale`: somebody else saved him since, and this is what he saved. */
export type UserAnswer =
  | { kind: 'saved'; user: ShopUser }
  | { kind: 'stale'; user: ShopUser }
  | { kind: 'refused'; reasons: readonly string[] };

export type UserFormOutput =
  | { kind: 'saved'; id: number; name: string; isNew: boolean; isInvited: boolean }
  | { kind: 'closed' };
