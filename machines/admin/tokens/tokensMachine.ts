import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { ServiceTokenRow } from '#domain/api/serviceTokens.ts';
import type { Scope } from '#domain/integration/scopes.ts';
import { tokenNameProblem } from '#domain/integration/tokenRules.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { begun, ended, endOf, isActing, type RowActionEnded, type RowActions } from '../../pagedList/rowActions.ts';
import {
  activeToken,
  type MakeOutcome,
  newestOf,
  type ReadSecret,
  type TokenPage,
  type TokenView,
  type TokenWish,
  tokenSince,
} from './tokenList.ts';

interface Context extends PagedListContext<TokenView, TokenPage>, RowActions<Revoked> {
  /** The highest id that was ever listed. */
  newest: number;
  wish: TokenWish;
  /** Why the token was not created. */
  problem: string | null;
  /** The token that was created, is being revoked, or has lost its secret. */
  subject: ServiceTokenRow | null;
  /** Null unless the secret is on screen. */
  readSecret: ReadSecret | null;
}

type Event =
  | { type: 'view.choose'; view: TokenView }
  /** Reloads the list, after a failure or for new rows. */
  | { type: 'list.reload' }
  | { type: 'token.add' }
  | { type: 'token.make'; name: string; scopes: readonly Scope[] }
  | { type: 'token.revoke'; id: number }
  | { type: 'revoke.confirm' }
  | { type: 'secret.copy' }
  | { type: 'dialog.close' }
  /** Escape over the secret. */
  | { type: 'secret.leave' }
  | { type: 'secret.stay' }
  | RowActionEnded<unknown>;

type Revoked = Pick<ServiceTokenRow, 'id' | 'name'>;

type Came = { page: TokenPage };
type Failed = { error: unknown };

const NO_WISH: TokenWish = { name: '', scopes: [] };

const actorIdOf = ({ id }: Pick<Revoked, 'id'>) => `revoke-${id}`;

const HAS_ENDED = endOf(
  ({ name }: Revoked, reply: unknown): Notice =>
    reply === null
      ? { type: 'error', text: adminText('token.notRevoked', { name }) }
      : { type: 'success', text: adminText('token.revoked', { name }) },
);

const list = browsing<TokenView, TokenPage>({ rows: 'tokens' });

/** The tokens have to be known before one is created, so that the new one is recognized if there is no response. */
const isKnown = refusing(
  ({ context }: { context: Context }) => context.total !== null,
  () => adminText('tokens.notLoaded'),
);

/** Tokens of other programs. A new one shows its secret once; revoking one needs a confirmation. Runs on /admin/tokens. */
export const tokensMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' | 'making' },
  actors: {
    loadPage: port<TokenPage, TokenView>('loadPage'),
    makeToken: port<MakeOutcome, TokenWish>('makeToken'),
    copySecret: port<void, { readSecret: ReadSecret }>('copySecret'),
    revokeToken: port<void, { id: number }>('revokeToken'),
  },
  guards: {
    isRevocable: ({ context }, { id }: { id: number }) =>
      activeToken(context.page, id) !== null && !(actorIdOf({ id }) in context.acting),
    isActing: ({ context }) => isActing(context),
    isWhole: (_, { name, scopes }: TokenWish) => tokenNameProblem(name) === null && scopes.length > 0,
    isThere: ({ context: { wish, newest } }, { page }: Came) => tokenSince(page, wish, newest) !== null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: TokenView }) => viewed(context, view)),
    setPage: assign(({ context: { newest } }, { page }: Came) => ({
      ...learned(page),
      newest: newestOf(page, newest),
    })),
    setFailure: assign((_, { error }: Failed) => failedBy(error)),
    revoke: assign(({ context, spawn }) => {
      const { subject } = context;
      if (subject === null) return {};
      spawn('revokeToken', { id: actorIdOf(subject), input: { id: subject.id } });
      return begun(context, actorIdOf(subject), subject);
    }),
    endAction: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign(ended(context, actorId));
    }),
  },
})
  .extend({ guards: { isKnown } })
  .createMachine({
    id: 'tokens',
    context: {
      ...unread<TokenView>({ page: 1 }),
      newest: 0,
      wish: NO_WISH,
      problem: null,
      subject: null,
      readSecret: null,
      acting: {},
    },
    initial: 'browsing',
    on: { 'xstate.done.actor.*': { actions: HAS_ENDED }, 'xstate.error.actor.*': { actions: HAS_ENDED } },
    states: {
      browsing: {
        ...list,
        on: {
          ...list.on,
          'token.add': { guard: 'isKnown', target: 'naming', actions: assign({ wish: NO_WISH, problem: null }) },
          'token.revoke': {
            guard: { type: 'isRevocable', params: ({ event }) => ({ id: event.id }) },
            target: 'confirming',
            actions: assign({ subject: ({ context, event }) => activeToken(context.page, event.id) }),
          },
          'xstate.done.actor.*': { target: '.loading', actions: HAS_ENDED },
          'xstate.error.actor.*': { target: '.loading', actions: HAS_ENDED },
        },
        states: {
          ...list.states,
          listed: { ...list.states.listed, always: { guard: 'isActing', target: 'revoking' } },
          revoking: {
            description: 'The server revokes the token, and then the list reloads.',
            tags: 'busy',
          },
        },
      },
      naming: {
        description:
          'The admin enters the name and permissions of a new token. If the last attempt failed, the reason is shown.',
        tags: 'making',
        on: {
          'token.make': {
            guard: { type: 'isWhole', params: ({ event: { name, scopes } }) => ({ name, scopes }) },
            target: 'making',
            actions: assign({ wish: ({ event: { name, scopes } }) => ({ name, scopes }), problem: null }),
          },
          'dialog.close': 'browsing',
        },
      },
      making: {
        description: 'The server creates the token.',
        tags: ['busy', 'making'],
        invoke: {
          id: 'makeToken',
          src: 'makeToken',
          input: ({ context }) => context.wish,
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'refused',
              target: 'naming',
              actions: assign({
                problem: ({ event }) => (event.output.kind === 'refused' ? event.output.reason : null),
              }),
            },
            {
              target: 'showing',
              actions: assign(({ event }) =>
                event.output.kind === 'made'
                  ? { subject: event.output.token, readSecret: event.output.readSecret }
                  : {},
              ),
            },
          ],
          onError: { target: 'lookingUp', actions: assign({ view: { page: 1 } }) },
        },
      },
      showing: {
        description: 'The secret is on screen, only this once. The admin has to copy it before leaving.',
        exit: assign({ readSecret: null }),
        on: { 'dialog.close': 'browsing', 'secret.leave': '.confirmingClose' },
        initial: 'uncopied',
        states: {
          uncopied: {
            description: 'The secret is not copied yet.',
            on: { 'secret.copy': 'copying' },
          },
          copying: {
            description: 'The secret is being copied to the clipboard.',
            invoke: {
              id: 'copySecret',
              src: 'copySecret',
              input: ({ context }) => ({ readSecret: context.readSecret ?? (() => '') }),
              onDone: 'copied',
              onError: 'notCopied',
            },
          },
          copied: {
            description: 'The secret is on the clipboard.',
            on: { 'secret.copy': 'copying', 'secret.leave': '#tokens.browsing' },
          },
          notCopied: {
            description:
              'The browser allows no access to the clipboard. The secret has to be selected and copied by hand.',
            on: { 'secret.copy': 'copying' },
          },
          confirmingClose: {
            description: 'The admin is asked before a secret that is not copied disappears.',
            on: { 'secret.stay': 'uncopied' },
          },
        },
      },
      lookingUp: {
        description: 'There was no response. The list is loaded to see whether the token was created.',
        tags: ['busy', 'making'],
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => context.view,
          onDone: [
            {
              guard: { type: 'isThere', params: ({ event }) => ({ page: event.output }) },
              target: 'lost',
              actions: [
                assign({ subject: ({ context: { wish, newest }, event }) => tokenSince(event.output, wish, newest) }),
                { type: 'setPage', params: ({ event }) => ({ page: event.output }) },
              ],
            },
            {
              target: 'naming',
              actions: [
                { type: 'setPage', params: ({ event }) => ({ page: event.output }) },
                assign({ problem: adminText('token.notMade') }),
              ],
            },
          ],
          onError: {
            target: 'browsing.failed',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'notify',
                params: ({ context: { wish } }) => ({
                  type: 'error',
                  text: adminText('token.unsure', { name: wish.name.trim() }),
                }),
              },
            ],
          },
        },
      },
      lost: {
        description: 'The token was created, but nobody has seen its secret. The page says so and offers to revoke it.',
        on: { 'revoke.confirm': { target: 'browsing.revoking', actions: 'revoke' }, 'dialog.close': 'browsing' },
      },
      confirming: {
        description: 'The admin is asked before a token is revoked, and sees what stops working.',
        on: { 'revoke.confirm': { target: 'browsing.revoking', actions: 'revoke' }, 'dialog.close': 'browsing' },
      },
    },
    options: machineOptions,
  });

export type TokensRef = ActorRefFrom<typeof tokensMachine>;
export type TokensSnapshot = SnapshotFrom<typeof tokensMachine>;
