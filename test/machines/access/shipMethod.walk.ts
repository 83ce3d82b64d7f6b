import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { alike, asked, cheaper, costly, home, island } from './shipMethodSamples.ts';

const saved = (address: typeof home) => ({ kind: 'saved' as const, address });
const at = (address: typeof home | null) => ({ api: 'consumer' as const, address });

export const shipMethodWalk = walkOf({
  machine: shipMethodMachine,
  inputs: {
    'of both': asked.both,
    'of pickup alone': asked.onlyPickup,
    'of delivery alone': asked.onlyDelivery,
    'of neither': asked.neither,
    'of a switch to pickup': asked.toPickup,
  },
  events: {
    'shipMethod.choose': { pickup: { shipMethod: 'Pickup' }, delivery: { shipMethod: 'Delivery' } },
    'shipMethod.chooseAgain': { 'by its button': {} },
    'shipMethod.keepPrevious': { 'by its button': {} },
    'shipMethod.retry': { 'by its button': {} },
    'address.enter': { 'by its button': {} },
    'zip.proceed': { 'by its button': {} },
    'change.accept': { 'by its button': {} },
  },
  answers: {
    loadDestination: { 'no address': at(null), 'one that can be reached': at(costly), 'one that cannot': at(island) },
    addressDialog: {
      'saved, and can be reached': saved(home),
      'saved, and cannot': saved(island),
      cancelled: { kind: 'cancelled' },
    },
    compareMethods: { cheaper, alike },
  },
  failures: {
    loadDestination: { offline: failures.offline },
    addressDialog: { 'a bug': failures.unexpected },
    compareMethods: { offline: failures.offline, 'forbidden meanwhile': failures.refused },
  },
  distinguish: ({ allowed, previous, method, address }) => [
    allowed.length,
    previous,
    method,
    address?.isValidZipCode,
    address?.minimumOrderAmount,
  ],
});
