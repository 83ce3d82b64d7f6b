import { isEmailAddress } from '../emailAddress.ts';
import { fieldInvalid, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { adminText } from '../texts/adminText.ts';
import type { UserChange, UserCustomer } from './shopUser.ts';

const CONTROL = /\p{Cc}/u;

/** A user in stored form: trimmed, and without an empty address. */
export function trimmedUser<Change extends UserChange>(change: Change): Change {
  const email = change.email?.trim() || null;
  return {
    ...change,
    username: change.username.trim() || (email ?? ''),
    name: change.name.trim(),
    email,
  };
}

/** The desired state of a user, with all resulting customers. */
export interface DecidedUser extends UserChange {
  customerKeys: readonly number[];
}

/** Applies the change of customers to the current list: an added customer replaces the one of a customer's user. */
export function decidedUser<Change extends UserChange>(
  change: Change,
  had: readonly UserCustomer[],
): Change & DecidedUser {
  const { type, customersAdded, customersRemoved } = change;
  const removed = new Set(customersRemoved);
  const kept = had.map(({ customerKey }) => customerKey).filter((customerKey) => !removed.has(customerKey));
  const isReplaced = type === 'consumer' || (type === 'customer' && customersAdded.length > 0);
  return { ...change, customerKeys: [...new Set([...(isReplaced ? [] : kept), ...customersAdded])] };
}

const oneLine = (what: 'username' | 'name', text: string) =>
  CONTROL.test(text) ? ({ code: 'fieldOneLine', text: adminText('user.oneLine', { what }) } as const) : null;

function emailProblem({ email, type }: UserChange): Reason | null {
  if (email === null) return type === 'consumer' ? fieldRequired(adminText('user.consumerEmail')) : null;
  return isEmailAddress(email) ? null : fieldInvalid(adminText('user.noEmail'));
}

function customerProblem({ type, customerKeys }: DecidedUser): Reason | null {
  if (type === 'customer' && customerKeys.length !== 1) return fieldRequired(adminText('user.oneCustomer'));
  return type === 'consumer' && customerKeys.length > 0
    ? { code: 'consumerHasCustomers', text: adminText('user.noCustomers') }
    : null;
}

/** Every reason why a trimmed change cannot be saved, by form field, as far as it needs no database. */
export function userProblems(user: DecidedUser): Problem[] {
  const { username, name } = user;
  return problemsOf({
    username: username === '' ? fieldRequired(adminText('user.noUsername')) : oneLine('username', username),
    name: name === '' ? fieldRequired(adminText('user.noName')) : oneLine('name', name),
    email: emailProblem(user),
    customer: customerProblem(user),
  });
}
