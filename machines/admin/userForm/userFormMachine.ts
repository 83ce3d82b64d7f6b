import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { adminText } from '#domain/texts/adminText.ts';
import type { ShopUser, UserChange } from '#domain/users/shopUser.ts';
import { versionedForm } from '../versionedForm/versionedForm.ts';
import type { FormOutput } from '../versionedForm/versionedWrite.ts';

/** A user as typed, and whether a new one gets an email to choose a password. */
export interface TypedUser extends UserChange {
  isInvited: boolean;
}

export type UserFormOutput = FormOutput<ShopUser, TypedUser>;

/** Edits one user: their details, customer and permissions. Invoked by users. */
export const userFormMachine = versionedForm<ShopUser, TypedUser, TypedUser, 'userForm'>({
  id: 'userForm',
  subject: 'the user',
  versionOf: ({ version }) => version,
  kept: (change) => change,
  notSaved: adminText('userPage.notSaved'),
});

export type UserFormRef = ActorRefFrom<typeof userFormMachine>;
export type UserFormSnapshot = SnapshotFrom<typeof userFormMachine>;
