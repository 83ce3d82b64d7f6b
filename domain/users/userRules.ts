import { isEmailAddress } from '../emailAddress.ts';
import type { UserChange } from './shopUser.ts';
import { userTexts } from './userTexts.ts';

const CONTROL = /\p{Cc}/u;

/** As it is kept: without blanks around, without an address where none was typed, each customer once. */
export function trimmedUser<Change extends UserChange>(change: Change): Change {
  const email = change.email?.trim() || null;
  return {
    ...change,
    username: change.username.trim() || (email ?? ''),
    name: change.name.trim(),
    email,
    customerKeys: [...new Set(change.customerKeys)],
  };
}

/** Every reason why a trimmed change cannot be saved, as far as it says so itself. */
export function userProblems({ username, name, email, type, customerKeys }: UserChange): string[] {
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
