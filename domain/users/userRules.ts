import { isEmailAddress } from '../emailAddress.ts';
import type { UserChange, UserCustomer } from './shopUser.ts';
import { userTexts } from './userTexts.ts';

const CONTROL = /\p{Cc}/u;

/** As it is kept: without blanks around, and without an address where none was typed. */
export function trimmedUser<Change extends UserChange>(change: Change): Change {
  const email = change.email?.trim() || null;
  return {
    ...change,
    username: change.username.trim() || (email ?? ''),
    name: change.name.trim(),
    email,
  };
}

/** A user as he shall be, with all for whom he acts then. */
export interface DecidedUser extends UserChange {
  customerKeys: readonly number[];
}

/** Who has had these customers, once he is changed: a customer's user is of the one that is added, if there is one. */
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

/** Every reason why a trimmed change cannot be saved, as far as it says so itself. */
export function userProblems({ username, name, email, type, customerKeys }: DecidedUser): string[] {
  return [
    ...(username === '' ? [userTexts.noUsername] : []),
    ...(CONTROL.test(username) ? [userTexts.oneLine('username')] : []),
    ...(name === '' ? [userTexts.noName] : []),
    ...(CONTROL.test(name) ? [userTexts.oneLine('name')] : []),
    ...(email !== null && !isEmailAddress(email) ? [userTexts.noEmail] : []),
    ...(type === 'consumer' && email === null ? [userTexts.consumerEmail] : []),
    ...(type === 'customer' && customerKeys.length !== 1 ? [userTexts.oneCustomer] : []),
    ...(type === 'consumer' && customerKeys.length > 0 ? [userTexts.noCustomers] : []),
  ];
}
