import type { ShipMethodContext } from '#machines/access/shipMethod/shipMethod.ts';
import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, refuses, restsIn, sendsOnce, sets, where } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { alike, asked, cheaper, costly, home, island } from './shipMethodSamples.ts';

const saved = (address: typeof home) => ({ kind: 'saved' as const, address });
const at = (address: typeof home | null) => ({ api: 'consumer' as const, address });

type Compared = { from: unknown; to: unknown };

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
  rules: [
    where<ShipMethodContext>(({ previous }) => previous === null, refuses('shipMethod.keepPrevious')),
    where<ShipMethodContext>(({ allowed }) => allowed.length < 2, refuses('shipMethod.chooseAgain')),
    where<ShipMethodContext>(
      ({ previous }) => previous !== null,
      sets<ShipMethodContext>('shipMethod.keepPrevious', ({ method, previous }) => method === previous),
    ),
    where<ShipMethodContext>(
      ({ method }) => method !== null,
      sets<ShipMethodContext>(
        'compareMethods failed: forbidden meanwhile',
        ({ allowed, method, refused }) => method !== refused && allowed.every((one) => one !== refused),
      ),
    ),
    asksOnlyIf('compareMethods', ({ from, to }: Compared) => from !== to),
    leadsTo('loadDestination: no address', 'enteringAddress'),
    leadsTo('loadDestination: one that cannot', 'confirmingZip'),
    leadsTo('addressDialog: saved, and cannot', 'confirmingZip'),
    leadsTo('compareMethods: cheaper', 'reviewingChange'),
    leadsTo('compareMethods: alike', 'chosen'),
    sendsOnce('loadDestination', 'compareMethods'),
    restsIn(['choosing', 'confirmingZip', 'lackingAddress', 'reviewingChange', 'failed', 'unavailable', 'chosen']),
  ],
});
