import { assign } from 'xstate';
import { shopText } from '#domain/texts/shopText.ts';
import * as rules from './quickEntry.ts';
import { quickEntrySetup } from './quickEntrySetup.ts';

/** What the browser stores of the entered lines, for this tab and from others. */
export const keepingEntries = quickEntrySetup.createStateConfig({
  description: 'Lines that were typed before a reload are restored.',
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The lines that the browser stored for this tab are loading.',
      invoke: {
        id: 'recallEntry',
        src: 'recallEntry',
        input: ({ context }) => context.owner,
        onDone: {
          target: 'kept',
          actions: [
            assign(({ context, event }) =>
              event.output
                ? { ...rules.recalledEntry(context, event.output), pending: context.pending ?? event.output.pending }
                : {},
            ),
            'wantPrices',
          ],
        },
        onError: 'kept',
      },
    },
    kept: {
      description:
        'The browser stores every change of the lines, sent ones included. Lines from other tabs are offered here.',
      invoke: {
        id: 'watchElsewhere',
        src: 'watchElsewhere',
        input: ({ context }) => context.owner,
        onError: { actions: { type: 'setElsewhere', params: { elsewhere: null } } },
      },
      on: {
        'elsewhere.changed': {
          actions: { type: 'setElsewhere', params: ({ event }) => ({ elsewhere: event.elsewhere }) },
        },
        'elsewhere.take': { guard: 'canTake', actions: { type: 'askElsewhere', params: { type: 'elsewhere.take' } } },
        'elsewhere.discard': {
          guard: 'canDiscard',
          actions: { type: 'askElsewhere', params: { type: 'elsewhere.discard' } },
        },
        'elsewhere.taken': {
          actions: [{ type: 'takeLines', params: ({ event }) => ({ kept: event.kept }) }, 'startReview', 'wantPrices'],
        },
        'lines.moved': {
          description: 'Another tab has the lines now.',
          actions: ['abandonTyped', { type: 'notify', params: { type: 'warning', text: shopText('entry.moved') } }],
        },
      },
      always: {
        guard: 'isUnkept',
        actions: [
          assign({ kept: ({ context: { entry, pending } }) => ({ lines: entry.lines, pending }) }),
          { type: 'keepEntry', params: ({ context }) => ({ owner: context.owner, entry: context.kept }) },
        ],
      },
    },
  },
});
