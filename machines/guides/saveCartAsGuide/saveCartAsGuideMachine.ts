import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import { type CartAsGuide, cartAsGuide } from '#domain/guide/cartAsGuide.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { type GuideChange, guideChanges } from '#domain/guide/guideChanges.ts';
import { guidePatch } from '#domain/guide/guidePatch.ts';
import { chosenGuide, type GuideTarget, targetName, targetProblem, withGuide } from '#domain/guide/guideTarget.ts';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { type GuideWrite, guideCreation } from '#domain/guide/guideWrite.ts';
import type { Lookup } from '#domain/lookup.ts';
import type { Product } from '#domain/product/product.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { guideNotice } from '../guideNotice.ts';
import { BROKEN, type GuideListRef, type GuideOutcome, type GuideWritten, reasonOf } from '../guideWrite/guideWrite.ts';
import { guideWriting } from '../guideWrite/guideWriting.ts';

/** The message for a call without a response (specification 8, Order guides). A refusal shows its own reason. */
function failureText(target: GuideTarget, reason: string): string {
  return chosenGuide(target) ? guideTexts.orderGuide.notSaved(reason) : guideTexts.orderGuide.notCreated(reason);
}

/** The notice once the cart is saved. */
function savedNotice(target: GuideTarget): Notice {
  const name = targetName(target);
  const text = chosenGuide(target)
    ? guidesText('guide.guideDialogs.replaced', { name })
    : guidesText('guide.orderGuide.created', { name });
  return guideNotice(name, text);
}

interface Input {
  /** The cart as the user sees it. */
  cartLines: readonly CartLine[];
  products: Lookup<Product>;
  /** All guides of the customer at the time the dialog opens. */
  guides: readonly Guide[];
  guideList: GuideListRef;
}

interface Context extends Omit<Input, 'cartLines'>, GuideTarget {
  content: CartAsGuide;
  /** What someone else changed in the chosen guide since it was seen. */
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

/** Creates a guide with the products of the cart, or replaces those of the chosen one. */
function cartWrite(context: Context): GuideWrite {
  const { content, products } = context;
  const [seen, name] = [chosenGuide(context), targetName(context)];
  if (seen) return { kind: 'replace', seen, name, lines: guidePatch(seen, content.lines, products) };
  return guideCreation(name, content.lines);
}

/** Saves the cart as an order guide: as a new one, or in place of an existing one's products. Invoked by the dialogs while it is open. */
export const saveCartAsGuideMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'editable' },
  actors: guideWriting.actors,
  guards: {
    ...guideWriting.guards,
    lacksTarget: ({ context }) => targetProblem(context) !== null,
    isExisting: ({ context }) => chosenGuide(context) !== null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    say: assign({ message: (_, { message }: { message: string | null }) => message }),
    sayReason: assign({
      message: ({ context }, { outcome }: { outcome: GuideOutcome }) =>
        reasonOf(outcome, (reason) => failureText(context, reason)),
    }),
    setGuide: assign(({ context }, { output }: GuideWritten) => {
      const seen = chosenGuide(context);
      if (output.kind !== 'stale' || !seen) return {};
      return {
        guides: withGuide(context.guides, output.guide),
        changes: guideChanges(seen.products, output.guide, seen),
      };
    }),
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
      description: 'The user types a new name or chooses a guide. The dialog says what a guide cannot store.',
      tags: 'editable',
      entry: assign({ changes: [] }),
      on: {
        'guide.choose': { actions: assign(({ event }) => ({ guideName: event.name, message: null })) },
        'name.type': { actions: assign(({ event }) => ({ guideName: null, newName: event.name, message: null })) },
        'guide.save': [
          {
            guard: 'lacksTarget',
            actions: { type: 'say', params: ({ context }) => ({ message: targetProblem(context) }) },
          },
          { guard: 'isExisting', target: 'confirming' },
          { target: 'saving' },
        ],
        'dialog.cancel': 'closed',
      },
    },
    confirming: {
      description: 'The user is asked before the products of a guide are replaced, and sees what someone else changed.',
      on: { 'replacement.confirm': 'saving', 'replacement.refuse': 'naming', 'dialog.cancel': 'closed' },
    },
    saving: {
      description: 'The products of the cart are being saved to a new guide, or replace those of an existing one.',
      tags: 'busy',
      entry: { type: 'say', params: { message: null } },
      invoke: {
        id: 'guideWrite',
        src: 'guideWrite',
        input: ({ context }) => ({ write: cartWrite(context), guideList: context.guideList }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) }, target: 'saved' },
          {
            description: 'Someone else changed the guide. Their changes are shown, and the user is asked again.',
            guard: { type: 'isStale', params: ({ event }) => ({ output: event.output }) },
            target: 'confirming',
            actions: { type: 'setGuide', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'naming',
            actions: { type: 'sayReason', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'naming', actions: { type: 'sayReason', params: { outcome: BROKEN } } },
      },
    },
    saved: {
      description: 'The cart is saved as a guide. A notice says so and links to the guide.',
      entry: { type: 'notify', params: ({ context }) => savedNotice(context) },
      always: 'closed',
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  options: machineOptions,
});

export type SaveCartAsGuideRef = ActorRefFrom<typeof saveCartAsGuideMachine>;
export type SaveCartAsGuideSnapshot = SnapshotFrom<typeof saveCartAsGuideMachine>;
