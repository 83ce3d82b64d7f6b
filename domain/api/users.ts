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
  summary: `Users by name; \`search\` is in the name, username, email address or the customer; pages of ${LIST_PAGE}, X-Total-Count has the number of all. Accounts of trading partners are none`,
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
  summary: 'One user with customers, menu and the settings that differ',
  params: UserId,
  answer: ShopUser,
});

export const addUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  summary:
    'Open an account, which has no password until its owner chooses one by an invitation; a username that is empty is the email address. 409 with every reason',
  body: UserChange,
  answer: ShopUser,
});

export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary:
    'Change one; `version` is the one that was read, and of the customers only what changes is sent. 409 with the newest one where it is stale, and for the last user who can open the admin pages',
  params: UserId,
  body: Type.Object({ ...UserChange.properties, version: Type.Integer() }),
  answer: ShopUser,
  refusals: { 409: UserRefusal },
});

export const disableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  access: 'admin',
  summary: 'Shut an account: its sessions and links end. 409 as for a change',
  params: UserId,
  body: Version,
  answer: ShopUser,
  refusals: { 409: UserRefusal },
});

export const enableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  access: 'admin',
  summary: 'Open an account again. 409 where `version` is stale',
  params: UserId,
  body: Version,
  answer: ShopUser,
  refusals: { 409: UserRefusal },
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invite',
  access: 'admin',
  summary:
    'Send an email with a link to choose a password, once while it waits to be sent; 409 for a user who is disabled or has no email address',
  params: Type.Object({ id: Code }),
  answer: Done,
});
