import type { Random } from '../random.ts';
import type { KindName } from './kinds.ts';
import type { KnownCustomer } from './knownCustomers.ts';
import { places } from './places.ts';

const adjectives = [
  'Amber',
  'Brass',
  'Copper',
  'Driftwood',
  'Fiddlehead',
  'Gray',
  'Juniper',
  'Little',
  'North',
  'Old',
  'Quiet',
  'Red',
  'Silver',
  'Wild',
] as const;
const nouns = [
  'Anchor',
  'Barn',
  'Buoy',
  'Compass',
  'Cove',
  'Gull',
  'Hearth',
  'Lantern',
  'Mill',
  'Orchard',
  'Quay',
  'Spruce',
  'Thistle',
  'Whistle',
] as const;
const streets = [
  'Bridge Street',
  'Chestnut Street',
  'Court Street',
  'Elm Street',
  'Federal Street',
  'Harbor Road',
  'Main Street',
  'Mill Road',
  'Park Avenue',
  'River Road',
  'Spring Street',
  'Union Street',
] as const;
const firstNames = [
  'Alma',
  'Ben',
  'Carla',
  'Dmitri',
  'Esther',
  'Frank',
  'Helen',
  'Ivan',
  'June',
  'Leo',
  'Mona',
  'Pedro',
  'Rita',
  'Sam',
] as const;
const lastNames = [
  'Abbott',
  'Bouchard',
  'Castellano',
  'Dyer',
  'Eaton',
  'Fournier',
  'Goss',
  'Hatch',
  'Libby',
  'Moody',
  'Nadeau',
  'Pelletier',
  'Sawyer',
  'Tibbetts',
] as const;

const businesses: readonly [readonly [string, KindName], ...(readonly [string, KindName])[]] = [
  ['Seafood Grill', 'seafood'],
  ['Bistro', 'bistro'],
  ['Tavern', 'tavern'],
  ['Inn', 'hotel'],
  ['Café', 'cafe'],
  ['Bakery', 'bakery'],
  ['Academy', 'school'],
  ['Care Home', 'hospital'],
  ['Noodle House', 'asian'],
  ['Pizzeria', 'pizzeria'],
];

/** Customers beyond the known ones, for large data sets. */
export function inventedCustomer(index: number, random: Random): KnownCustomer {
  const [business, kind] = random.pick(businesses);
  const { city } = random.pick(places);
  const isPublic = kind === 'school' || kind === 'hospital';
  return {
    name: `${random.pick(adjectives)} ${random.pick(nouns)} ${business}, ${city}${index % 3 === 0 ? ` No. ${index}` : ''}`,
    kind,
    street: `${random.integer(1, 990)} ${random.pick(streets)}`,
    city,
    contact: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    factor: random.integer(90, 105) / 100,
    ...(random.chance(0.3) ? { minimum: random.integer(3, 10) * 50 } : {}),
    ...(random.chance(0.1) ? { contract: true as const } : {}),
    ...(isPublic ? { exempt: true as const } : {}),
  };
}
