import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import { type CartAsGuide, cartAsGuide } from '#domain/guide/cartAsGuide.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { type GuideChange, guideChanges } from '#domain/guide/guideChanges.ts';
import { guidePatch } from '#domain/guide/guidePatch.ts';
import {
  chosenGuide,
  type GuideTarget,
  targetGuide,
  targetName,
  targetProblem,
  withGuide,
} from '#domain/guide/guideTarget.ts';
import type { Product } from '#domain/product/product.ts';
import {
  type GuideAnswer,
  type GuideChangeRequest,
  type GuideKeeper,
  type NewGuide,
  troubleOf,
} from '../guides/guideWrite.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import { failureText, savedNotice } from './outcomeTexts.ts';

interface Input {
  /** The cart as it is seen. */
  cartLines: readonly CartLine[];
  products: ReadonlyMap<number, Product>;
  /** All guides of the customer, as they are known when the dialog opens. */
  guides: readonly Guide[];
  keeper: GuideKeeper;
}

interface Context extends Omit<Input, 'cartLines'>, GuideTarget {
  content: CartAsGuide;
  /** What someone else did to the chosen guide since it was seen. */
  changes: readonly GuideChange[];
  message: string | null;
}

type Event =
  | { type: 'guide.choose'; name: string | null }
  | { type: 'name.type'; name: string }
  | { type: 'guide.save' }
  | { type: 'replacement.confirm' }
  | { type: 'replacement.refuse' }
  | { type: 'dialog.cancel' };

/** Whether a guide holds what the cart holds, in whatever order. */
function holdsCart(guide: Guide | null, { content }: Pick<Context, 'content'>): boolean {
  const [have, want] = [guide?.products ?? [], content.lines].map((lines) =>
    lines.map((line) => `${line.productKey} ${line.orderQuantity} ${line.unitOfMeasure}`).toSorted(),
  );
  return guide !== null && JSON.stringify(have) === JSON.stringify(want);
}

/** Keeps the cart as an order guide: a new one, or in place of what an existing one holds. Invoked by the shop while its dialog is open. */
export const saveCartAsGuideMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'editable',
    meta: {} as FeatureMeta,
  },
  actors: {
    createGuide: port<GuideAnswer, NewGuide>('createGuide'),
    changeGuide: port<GuideAnswer, GuideChangeRequest>('changeGuide'),
    loadGuides: port<readonly Guide[]>('loadGuides'),
  },
  guards: {
    lacksTarget: ({ context }) => targetProblem(context) !== null,
    isExisting: ({ context }) => chosenGuide(context) !== null,
    isDone: (_, { output }: { output: GuideAnswer }) => output.kind === 'done',
    /** A repeated save whose first answer was lost, or someone who wanted the same. */
    isThere: ({ context }, { output }: { output: GuideAnswer }) =>
      output.kind === 'stale' && holdsCart(output.guide, context),
    isStale: (_, { output }: { output: GuideAnswer }) => output.kind === 'stale',
    wasSaved: ({ context }, { output }: { output: readonly Guide[] }) =>
      holdsCart(targetGuide(context, output), context),
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    chooseGuide: assign((_, { name }: { name: string | null }) => ({ guideName: name, message: null })),
    typeName: assign((_, { name }: { name: string }) => ({ guideName: null, newName: name, message: null })),
    say: assign({ message: (_, { message }: { message: string | null }) => message }),
    sayRefusal: assign({
      message: (_, { output }: { output: GuideAnswer }) => (output.kind === 'refused' ? output.text : null),
    }),
    sayTrouble: assign({
      message: ({ context }, { error }: { error: unknown }) => failureText(context, troubleOf(error)),
    }),
    learnGuide: assign(({ context }, { output }: { output: GuideAnswer }) => {
      const seen = chosenGuide(context);
      if (output.kind !== 'stale' || !seen) return {};
      return {
        guides: withGuide(context.guides, output.guide),
        changes: guideChanges(seen.products, output.guide, seen),
      };
    }),
    learnGuides: assign({ guides: (_, { output }: { output: readonly Guide[] }) => output }),
    forgetChanges: assign({ changes: [] }),
    refreshGuides: sendTo(({ context }) => context.keeper, { type: 'guides.refresh' }),
  },
}).createMachine({
  id: 'saveCartAsGuide',
  context: ({ input: { cartLines, ...input } }) => ({
    ...input,
    content: cartAsGuide(cartLines, input.products),
    guideName: null,
    newName: '',
    changes: [],
    message: null,
  }),
  initial: 'naming',
  states: {
    naming: {
      description: 'A new name, or an existing guide, can be chosen; what of the cart a guide cannot hold is said.',
      meta: { features: ['OG-02', 'OG-10'] },
      tags: 'editable',
      entry: 'forgetChanges',
      on: {
        'guide.choose': { actions: { type: 'chooseGuide', params: ({ event }) => event } },
        'name.type': { actions: { type: 'typeName', params: ({ event }) => event } },
        'guide.save': [
          {
            guard: 'lacksTarget',
            actions: { type: 'say', params: ({ context }) => ({ message: targetProblem(context) }) },
          },
          { guard: 'isExisting', target: 'confirming' },
          { target: 'creating' },
        ],
        'dialog.cancel': 'closed',
      },
    },
    confirming: {
      description: 'Asks before the products of an existing guide make room, and says what someone else did to it.',
      meta: { features: ['OG-10', 'SHARED-01'] },
      on: { 'replacement.confirm': 'replacing', 'replacement.refuse': 'naming', 'dialog.cancel': 'closed' },
    },
    replacing: {
      description: 'The cart takes the place of what the guide held.',
      meta: { features: ['OG-10', 'API-06'] },
      tags: 'busy',
      entry: { type: 'say', params: { message: null } },
      invoke: {
        id: 'changeGuide',
        src: 'changeGuide',
        input: ({ context }) => {
          const guide = chosenGuide(context);
          return {
            id: targetName(context),
            name: targetName(context),
            lines: guide ? guidePatch(guide, context.content.lines, context.products) : [],
            version: guide?.version ?? null,
          };
        },
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'saved' },
          { guard: { type: 'isThere', params: ({ event }) => event }, target: 'saved' },
          {
            description: 'Someone else changed the guide: what he did is shown, and asked again.',
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'confirming',
            actions: [{ type: 'learnGuide', params: ({ event }) => event }, 'refreshGuides'],
          },
          {
            target: 'naming',
            actions: [{ type: 'sayRefusal', params: ({ event }) => event }, 'refreshGuides'],
          },
        ],
        onError: { target: 'asking', actions: { type: 'sayTrouble', params: ({ event }) => event } },
      },
    },
    creating: {
      description: 'A new guide with the products of the cart is on its way.',
      meta: { features: ['OG-02', 'OG-10', 'API-06'] },
      tags: 'busy',
      entry: { type: 'say', params: { message: null } },
      invoke: {
        id: 'createGuide',
        src: 'createGuide',
        input: ({ context }) => ({
          name: targetName(context),
          products: context.content.lines.map(({ productKey, orderQuantity, unitOfMeasure }) => ({
            productKey,
            orderQuantity,
            unitOfMeasure,
          })),
        }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'saved' },
          {
            target: 'naming',
            actions: [{ type: 'sayRefusal', params: ({ event }) => event }, 'refreshGuides'],
          },
        ],
        onError: { target: 'asking', actions: { type: 'sayTrouble', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'No answer came: the guides are asked whether the cart is in there, before anyone tries again.',
      meta: { features: ['OG-10', 'API-06'] },
      tags: 'busy',
      invoke: {
        id: 'loadGuides',
        src: 'loadGuides',
        onDone: [
          { guard: { type: 'wasSaved', params: ({ event }) => event }, target: 'saved' },
          { target: 'naming', actions: { type: 'learnGuides', params: ({ event }) => event } },
        ],
        onError: 'naming',
      },
    },
    saved: {
      description: 'The guide holds the cart: a notice says so and leads there.',
      meta: { features: ['OG-10', 'NOTE-02'] },
      entry: [{ type: 'notify', params: ({ context }) => savedNotice(context) }, 'refreshGuides'],
      always: 'closed',
    },
    closed: { type: 'final', description: 'The dialog is gone.', meta: { features: ['OG-10'] } },
  },
  options: machineOptions,
});

export type SaveCartAsGuideRef = ActorRefFrom<typeof saveCartAsGuideMachine>;
export type SaveCartAsGuideSnapshot = SnapshotFrom<typeof saveCartAsGuideMachine>;
