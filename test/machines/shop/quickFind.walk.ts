import type { ContextFrom } from 'xstate';
import { quickFindMachine } from '#machines/shop/finding/quickFindMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { holdsIn, restsIn, sets } from '../../support/walks/walkRules.ts';
import { tomatoes } from '../samples.ts';
import { findingSample } from './findingSamples.ts';

type Context = ContextFrom<typeof quickFindMachine>;

const { input } = findingSample();

export const quickFindWalk = walkOf({
  machine: quickFindMachine,
  inputs: {
    'while tom is typed': { ...input, typed: { text: 'tom', isOffered: true } },
    'on the list': { ...input, typed: { text: '', isOffered: false } },
  },
  events: {
    'box.type': {
      leek: { text: 'leek', isOffered: true },
      nonsense: { text: 'xyzzy', isOffered: true },
      'on the list': { text: 'leek', isOffered: false },
    },
    'suggestion.move': { down: { direction: 'down' }, up: { direction: 'up' } },
    'quantity.type': { three: { text: '3' } },
    'suggestion.add': { chosen: {}, 'the first': { index: 0 } },
    'result.count': { tomatoes: { product: tomatoes, quantityText: '1' } },
    'result.type': { twelve: { text: '12' } },
  },
  distinguish: ({ suggested, chosen, quantityText, counted }) => [
    suggested.found.length,
    chosen,
    quantityText,
    counted?.quantityText ?? null,
  ],
  rules: [
    holdsIn<Context>(({ suggested }) => suggested.found.length > 0, 'suggesting'),
    holdsIn<Context>(({ chosen }) => chosen !== null, 'suggesting.choosing'),
    holdsIn<Context>(
      ({ suggested, chosen, counted }) => suggested.found.length === 0 && chosen === null && counted === null,
      'closed',
    ),
    holdsIn<Context>(({ counted }) => counted !== null, 'counting'),
    sets<Context>('quantity.type', ({ quantityText }) => quantityText === '3', 'suggesting.choosing'),
    restsIn(['closed', 'suggesting', 'counting'], 'watchCatalogue'),
  ],
});
