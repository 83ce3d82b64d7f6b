import type { ShopUser, UserChange } from '#domain/users/shopUser.ts';
import type { FormOutput } from '../versionedForm/versionedWrite.ts';

/** A user as he was typed, and whether a new one gets a letter to choose his password. */
export interface TypedUser extends UserChange {
  isInvited: boolean;
}

export type UserFormOutput = FormOutput<ShopUser, TypedUser>;
