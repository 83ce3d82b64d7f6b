import { expect } from 'vitest';
import { liveMachine } from '#machines/live/liveMachine.ts';
import { walkOf } from '../support/walk.ts';
import { failures } from './samples.ts';

const shop = { path: 'session/shop', chart: 'shop' };

export const liveWalk = walkOf({
  machine: liveMachine,
  inputs: {
    'turned on by hand': { mayTurnOff: true, chosen: shop },
    'in development': { mayTurnOff: false, chosen: shop },
  },
  events: {
    'panel.unfold': { 'by its button': {} },
    'panel.fold': { 'by its button': {} },
    'panel.turnOff': { 'by its button': {} },
    'actor.choose': {
      'of another chart': { actor: { path: 'session/shop/cart', chart: 'cart' } },
      'of the same chart': { actor: { path: 'another/shop', chart: 'shop' } },
    },
    'drawing.retry': { 'by its button': {} },
  },
  answers: { loadDrawing: { 'a drawing': '<svg/>' } },
  failures: { loadDrawing: { offline: failures.offline } },
  distinguish: ({ chosen, drawing }) => [chosen.chart, drawing],
  states: {
    'unfolded.loading': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.drawing).toBeNull();
    },
    'unfolded.failed': (snapshot) => expect(snapshot.hasTag('failed')).toBe(true),
    'unfolded.shown': (snapshot) => expect(snapshot.context.drawing).toBe('<svg/>'),
  },
});
