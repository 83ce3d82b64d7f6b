import { expect } from 'vitest';
import type { ContextFrom } from 'xstate';
import { liveMachine } from '#machines/live/liveMachine.ts';
import { onlyIf } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { changesNothing, leadsTo, restsIn } from '../support/walks/walkRules.ts';

const shop = { path: 'session/shop', chart: 'shop' };

export const liveWalk = walkOf({
  machine: liveMachine,
  inputs: {
    'turned on by hand': { mayTurnOff: true, chosen: shop },
    'in development': { mayTurnOff: false, chosen: shop },
  },
  events: {
    'actor.choose': {
      'of another chart': { actor: { path: 'session/shop/cart', chart: 'cart' } },
      'of the same chart': { actor: { path: 'another/shop', chart: 'shop' } },
    },
  },
  answers: { loadDrawing: { 'a drawing': '<svg/>' } },
  distinguish: ({ chosen, drawing }) => [chosen.chart, drawing],
  states: {
    'unfolded.loading': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.drawing).toBeNull();
    },
    off: (snapshot) => expect(snapshot.context.mayTurnOff).toBe(true),
    'unfolded.failed': (snapshot) => expect(snapshot.hasTag('failed')).toBe(true),
    'unfolded.shown': (snapshot) => expect(snapshot.context.drawing).toBe('<svg/>'),
  },
  rules: [
    changesNothing('panel.fold'),
    onlyIf<ContextFrom<typeof liveMachine>, { chart: string }>(
      'loadDrawing',
      ({ drawing, chosen }, _, { chart }) => drawing === null || chart !== chosen.chart,
    ),
    leadsTo('loadDrawing failed', 'unfolded.failed'),
    restsIn(['folded', 'unfolded.shown', 'unfolded.failed', 'off']),
  ],
});
