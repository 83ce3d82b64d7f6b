import { Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { ShopUser, USER_STATES, UserChange, UserRow } from '../users/shopUser.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Done, Refusal } from './refusal.ts';

const UserId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const Version = Type.Object({ version: Type.Integer() });
const UserRefusal = Type.Object({ ...Refusal.properties, user: Type.Optional(ShopUser) });

/** Wire 10. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: `Users by name; \`search\` is in the name, username, email address or the customer; pages of ${LIST_PAGE}; X-Total-Count is the total. Excludes trading partner accounts`,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    search: Type.Optional(Code),
    state: Type.Optional(Type.Enum(USER_STATES)),
  }),
  answer: Type.Array(UserRow),
});

export const getShopUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'One user with customers, menu and overridden settings',
  params: UserId,
  answer: ShopUser,
});

export const addUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  summary:
    'Create a user without a password; the user sets one through an invitation. An empty username defaults to the email address. 409 with all reasons',
  body: UserChange,
  answer: ShopUser,
  codes: ['consumerHasCustomers', 'invalidFields', 'unknownCustomers', 'usernameTaken'],
});

export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary:
    'Update a user. Send only the customers that change. 409 with the newest version if `version` is stale, and for the last admin',
  params: UserId,
  body: Type.Object({ ...UserChange.properties, version: Type.Integer() }),
  answer: ShopUser,
  refusals: { 409: UserRefusal },
  codes: ['consumerHasCustomers', 'invalidFields', 'lastAdmin', 'staleVersion', 'unknownCustomers', 'usernameTaken'],
});

export const disableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  access: 'admin',
  summary: 'Disable a user. Ends their sessions and links. 409 as for an update',
  params: UserId,
  body: Version,
  answer: ShopUser,
  refusals: { 409: UserRefusal },
  codes: ['lastAdmin', 'staleVersion'],
});

export const enableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  access: 'admin',
  summary: 'Enable a user. 409 if `version` is stale',
  params: UserId,
  body: Version,
  answer: ShopUser,
  refusals: { 409: UserRefusal },
  codes: ['staleVersion'],
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invite',
  access: 'admin',
  summary:
    'Send an invitation email, once while one is waiting to be sent. 409 for a disabled user or one without an email address',
  params: Type.Object({ id: Code }),
  answer: Done,
  codes: ['disabled', 'noEmail', 'tooManyAttempts'],
});
