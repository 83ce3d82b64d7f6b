import type { Random } from '../random.ts';
import { FOUR_SHIPTOS, GILDED_OYSTER, type KnownCustomer } from './knownCustomers.ts';
import { type Place, placeNamed } from './places.ts';

export interface ShipTo {
  key: string;
  isPrimary: boolean;
  name: string;
  street: string;
  suite: string | null;
  place: Place;
  contact: string;
  phone: string;
  deliveryTime: string;
  minimum: number | null;
  isValidZipCode: boolean;
  weekdays: readonly number[];
}

type Other = Pick<ShipTo, 'name' | 'street' | 'suite' | 'contact' | 'deliveryTime'> & { city: string; zip?: string };

const WEEKDAYS: readonly [readonly number[], ...(readonly number[])[]] = [
  [2, 3, 4, 5, 6],
  [2, 4, 6],
  [3, 5],
  [3, 5, 7],
  [2, 3, 4, 5, 6, 7],
  [2, 5],
];

const DELIVERY_TIMES = ['Before 10 AM', '6 AM - 9 AM', '7 AM - 11 AM', 'After 1 PM', '5 AM - 8:30 AM'] as const;

const others: Readonly<Record<number, readonly Other[]>> = {
  [GILDED_OYSTER]: [
    {
      name: 'The Gilded Oyster – Raw Bar',
      street: '7 Custom House Wharf',
      suite: 'Shed 3',
      city: 'Portland',
      contact: 'Dana Leavitt',
      deliveryTime: '6 AM - 9 AM',
    },
  ],
  [FOUR_SHIPTOS]: [
    {
      name: 'Atlantic House Kennebunkport',
      street: '26 Ocean Avenue',
      suite: 'Kitchen entrance',
      city: 'Kennebunkport',
      contact: 'Executive Chef',
      deliveryTime: 'Before 10 AM',
    },
    {
      name: 'Atlantic House Portsmouth',
      street: '10 Harbour Place',
      suite: 'Loading dock B',
      city: 'Portsmouth',
      contact: 'Receiving',
      deliveryTime: '5 AM - 8:30 AM',
    },
    {
      name: 'Atlantic House Monhegan Landing',
      street: '1 Wharf Hill',
      suite: null,
      city: 'Boothbay Harbor',
      zip: '04852',
      contact: 'Island Manager',
      deliveryTime: 'After 1 PM',
    },
  ],
};

/** The first is the customer's own address and default; ship-to `MAIN`, then `02`, `03`, ... */
export function makeShipTos(key: number, known: KnownCustomer, random: Random): ShipTo[] {
  const main: ShipTo = {
    key: 'MAIN',
    isPrimary: true,
    name: known.name,
    street: known.street,
    suite: null,
    place: placeNamed(known.city),
    contact: known.contact,
    phone: phoneOf(placeNamed(known.city), random),
    deliveryTime: random.pick(DELIVERY_TIMES),
    minimum: known.minimum ?? null,
    isValidZipCode: true,
    weekdays: random.pick(WEEKDAYS),
  };
  const rest = (others[key] ?? []).map((other, index): ShipTo => {
    const place = placeNamed(other.city);
    return {
      key: String(index + 2).padStart(2, '0'),
      isPrimary: false,
      name: other.name,
      street: other.street,
      suite: other.suite,
      place: { ...place, zip: other.zip ?? place.zip },
      contact: other.contact,
      phone: phoneOf(place, random),
      deliveryTime: other.deliveryTime,
      minimum: known.minimum ?? null,
      isValidZipCode: other.zip === undefined,
      weekdays: random.pick(WEEKDAYS),
    };
  });
  return [main, ...rest];
}

function phoneOf(place: Place, random: Random): string {
  return `${place.state === 'NH' ? '603' : '207'}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
}
