import type { ShopUser, UserChange } from '#domain/users/shopUser.ts';
import type { FormOutput } from '../versionedForm/versionedWrite.ts';

/** A user as typed, and whether a new one gets an email to choose a password. */
export interface TypedUser extends UserChange {
  isInvited: boolean;
}

export type UserFormOutput = FormOutput<ShopUser, TypedUser>;
