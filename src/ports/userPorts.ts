import { fromCallback, fromPromise } from 'xstate';
import { findPartnerCustomers, type PartnerCustomer } from '#domain/api/partners.ts';
import { getUserRules } from '#domain/api/rules.ts';
import * as endpoints from '#domain/api/users.ts';
import { ShopUser } from '#domain/users/shopUser.ts';
import { userPageTexts } from '#domain/users/userPageTexts.ts';
import type { UserAnswer, UserWrite } from '#machines/admin/userForm/userWrite.ts';
import type { UserAction, UserPage, UserReply, UserView } from '#machines/admin/users/userList.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Api, answerOf, countedAnswerOf } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';

const reasonsOf = ({ errors, message }: { errors: readonly string[]; message: string }) =>
  errors.length > 0 ? errors : [message].filter(Boolean);

async function write(api: Api, { id, version, change }: UserWrite): Promise<UserAnswer> {
  const answered =
    id === null
      ? await api.call(endpoints.addUser, { body: change })
      : await api.call(endpoints.changeUser, { params: { id }, body: { ...change, version } });
  if (answered.kind === 'answer') return { kind: 'saved', user: answered.answer };
  if (answered.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { status, body } = answered;
  if (status === 409 && isOf(ShopUser, body.user)) return { kind: 'stale', user: body.user };
  return { kind: 'refused', reasons: reasonsOf(answered) };
}

async function act(api: Api, { act: what, id, version }: UserAction): Promise<UserReply> {
  const answered =
    what === 'invite'
      ? await api.call(endpoints.inviteUser, { params: { id: String(id) } })
      : await api.call(what === 'disable' ? endpoints.disableUser : endpoints.enableUser, {
          params: { id },
          body: { version },
        });
  if (answered.kind === 'refused') return { kind: 'refused', reasons: reasonsOf(answered) };
  return { kind: 'done' };
}

/** Reading and writing users, and the guard of what is typed and not saved. */
export function userPorts(api: Api, leaving: () => LeavingRef) {
  return {
    loadUsers: fromPromise<UserPage, UserView>(async ({ input: { search, state, page }, signal }) => {
      const query = { page, ...(search.trim() !== '' && { search }), ...(state !== '' && { state }) };
      const [users, site] = await Promise.all([
        countedAnswerOf(api.call(endpoints.listUsers, { query, signal })),
        // The forms say less without it; the list is worth as much.
        answerOf(api.call(getUserRules, { signal })).catch(() => null),
      ]);
      return { ...users, site };
    }),
    loadUser: fromPromise<ShopUser, { id: number }>(({ input, signal }) =>
      answerOf(api.call(endpoints.getShopUser, { params: input, signal })),
    ),
    actOnUser: fromPromise<UserReply, UserAction>(({ input }) => act(api, input)),
    writeUser: fromPromise<UserAnswer, UserWrite>(({ input }) => write(api, input)),
    findCustomers: fromPromise<readonly PartnerCustomer[], { search: string }>(({ input, signal }) =>
      answerOf(api.call(findPartnerCustomers, { query: input, signal })),
    ),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: { id: 'user', question: userPageTexts.leaving } });
      return () => leaving().send({ type: 'work.settled', id: 'user' });
    }),
  };
}
