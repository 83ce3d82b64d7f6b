import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Code } from './limits.ts';
import { Done } from './refusal.ts';

/** Wire 10. */
export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invite',
  access: 'admin',
  summary:
    'Send a letter with a link to choose a password, once while it waits to be sent; 409 for a user who is disabled or has no email address',
  params: Type.Object({ id: Code }),
  answer: Done,
});
