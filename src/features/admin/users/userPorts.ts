import { fromPromise } from 'xstate';
import { getUserConfiguration } from '#domain/api/siteConfiguration.ts';
import * as endpoints from '#domain/api/users.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { ShopUser } from '#domain/users/shopUser.ts';
import type { TypedUser } from '#machines/admin/userForm/userFormMachine.ts';
import type { UserAction, UserPage, UserReply, UserView } from '#machines/admin/users/userList.ts';
import type { VersionedChange, WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type Api, answerOf, countedAnswerOf } from '../../../api/client.ts';
import { heldForm, reasonsOf, writeAnswerOf } from '../../../versionedForm/versionedFormPorts.ts';

type Write = VersionedChange<ShopUser, TypedUser>;

async function write(api: Api, { stored, version, change }: Write): Promise<WriteAnswer<ShopUser>> {
  const { isInvited: _, ...body } = change;
  const response =
    stored === null
      ? await api.call(endpoints.addUser, { body })
      : await api.call(endpoints.changeUser, { params: { id: stored.id }, body: { ...body, version } });
  return writeAnswerOf(response, ShopUser, 'user');
}

async function act(api: Api, { act: what, id, version }: UserAction): Promise<UserReply> {
  const response =
    what === 'invite'
      ? await api.call(endpoints.inviteUser, { params: { id: String(id) } })
      : await api.call(what === 'disable' ? endpoints.disableUser : endpoints.enableUser, {
          params: { id },
          body: { version },
        });
  if (response.kind === 'refused') return { kind: 'refused', reasons: reasonsOf(response) };
  return { kind: 'done' };
}

/** Reads and writes users, and guards unsaved input. */
export function userPorts(api: Api, leaving: () => LeavingRef) {
  return {
    users: {
      loadPage: fromPromise<UserPage, UserView>(async ({ input: { search, state, page }, signal }) => {
        const query = { page, ...(search.trim() !== '' && { search }), ...(state !== '' && { state }) };
        const [users, site] = await Promise.all([
          countedAnswerOf(api.call(endpoints.listUsers, { query, signal })),
          // Only the hints of the form need it, so the list works without it.
          answerOf(api.call(getUserConfiguration, { signal })).catch(() => null),
        ]);
        return { ...users, site };
      }),
      loadUser: fromPromise<ShopUser, { id: number }>(({ input, signal }) =>
        answerOf(api.call(endpoints.getShopUser, { params: input, signal })),
      ),
      actOnUser: fromPromise<UserReply, UserAction>(({ input }) => act(api, input)),
    },
    userForm: {
      write: fromPromise<WriteAnswer<ShopUser>, Write>(({ input }) => write(api, input)),
      holdUnsavedWork: heldForm<ShopUser>(leaving, () => ({ id: 'user', question: adminText('userPage.leaving') })),
    },
  };
}
