import { assign } from 'xstate';
import { texts } from '#domain/texts.ts';
import * as rules from './quickEntry.ts';
import { quickEntrySetup } from './quickEntrySetup.ts';

/** What the browser keeps of the entered lines, for this tab and from others. */
export const keepingEntries = quickEntrySetup.createStateConfig({
  description: 'What was typed before a reload comes back.',
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The browser is asked for the lines that it kept for this tab.',
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
        'Whatever changes the lines, or what is known of those on their way, the browser keeps them. Those of other tabs are offered.',
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
          actions: ['abandonTyped', { type: 'notify', params: { type: 'warning', text: texts.entry.moved } }],
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
