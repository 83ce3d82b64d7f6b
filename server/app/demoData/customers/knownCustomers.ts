import type { KindName } from './kinds.ts';

/** A customer in readable form: name, kitchen, street, town, and special terms. */
export interface KnownCustomer {
  name: string;
  kind: KindName;
  street: string;
  city: string;
  contact: string;
  factor: number;
  minimum?: number;
  contract?: true;
  exempt?: true;
}

type Terms = Partial<Pick<KnownCustomer, 'minimum' | 'contract' | 'exempt'>>;

function known(
  name: string,
  kind: KindName,
  street: string,
  city: string,
  contact: string,
  factor: number,
  terms: Terms = {},
): KnownCustomer {
  return { name, kind, street, city, contact, factor, ...terms };
}

/** Keys 101 onwards, in this order. The salesperson `rep` serves the first 25. */
export const GILDED_OYSTER = 101;
export const PINE_AND_TIDE = 102;
export const REQUIRES_PO = 103;
export const HIDES_PRICES = 104;
export const WITHOUT_BAR_MIXERS = 105;
export const FOUR_SHIPTOS = 106;
export const IN_CREDIT = 107;
export const LONG_OVERDUE = 108;
export const OVER_THE_LIMIT = 109;
export const MANY_DOCUMENTS = 120;

export const knownCustomers: readonly KnownCustomer[] = [
  known('The Gilded Oyster', 'seafood', '48 Wharf Street', 'Portland', 'Marisol Quint', 0.97, {
    minimum: 250,
    contract: true,
  }),
  known('Pine & Tide Bistro', 'bistro', '212 Congress Street', 'Portland', 'Theo Lindqvist', 0.98, { contract: true }),
  known('Penobscot Bay Medical Center', 'hospital', '6 Glen Cove Drive', 'Rockland', 'Food Service Office', 0.92, {
    minimum: 500,
    contract: true,
    exempt: true,
  }),
  known('Café Lumière', 'cafe', '31 Exchange Street', 'Portland', 'Odile Marchand', 1),
  known('Casco Regional School District', 'school', '145 Stroudwater Road', 'Westbrook', 'Janet Pruitt', 0.91, {
    minimum: 400,
    contract: true,
    exempt: true,
  }),
  known('Atlantic House Hotels', 'hotel', '300 Commercial Street', 'Portland', 'Purchasing Desk', 0.93, {
    minimum: 500,
    contract: true,
  }),
  known('麺屋 Harbor Ramen', 'asian', '77 Oak Street', 'Portland', 'Kenji Arai', 1),
  known(
    'The Grand Pemaquid Resort, Spa, Conference Center & Marina at the Point – Food and Beverage Department (Main Kitchen)',
    'hotel',
    '1 Lighthouse Point Road',
    'Boothbay Harbor',
    'Bernadette Coyle',
    0.94,
    { minimum: 350 },
  ),
  known('Salt Cellar', 'seafood', '19 Dock Square', 'Kennebunkport', 'Ruth Amory', 1, { minimum: 200 }),
  known("Dory's Diner", 'cafe', '402 Main Street', 'Saco', 'Dory Beaulieu', 1.02),
  known('Iron Kettle Tavern', 'tavern', '88 Front Street', 'Bath', 'Sean Donahue', 1.01),
  known('Blue Heron Inn', 'hotel', '14 High Street', 'Camden', 'Priya Raman', 0.98, { minimum: 300 }),
  known('Two Lights Lobster Shack', 'seafood', '225 Shore Road', 'Cape Elizabeth', 'Walt Jensen', 0.99),
  known('Forno Nord', 'pizzeria', '9 Middle Street', 'Portland', 'Luca Barsanti', 1),
  known('Rosemary & Rye', 'bakery', '61 Maine Street', 'Brunswick', 'Hannah Voss', 1),
  known('The Common Table', 'bistro', '5 Central Square', 'Exeter', 'Miles Okafor', 1.02),
  known('Kittery Point Chowder House', 'seafood', '130 Pepperrell Road', 'Kittery', 'Elaine Tobey', 1.01),
  known('Golden Lotus', 'asian', '720 Main Street', 'Lewiston', 'Mei Chen', 1),
  known('Granite State Brew Pub', 'tavern', '44 Market Street', 'Portsmouth', 'Derek Holt', 0.99),
  known('Morning Star Café', 'cafe', '18 Water Street', 'Damariscotta', 'Abby Trask', 1.03),
  known('Sea Glass Restaurant', 'bistro', '40 Bowery Beach Road', 'Cape Elizabeth', 'Antoine Leduc', 0.98, {
    minimum: 250,
  }),
  known('The Anchorage', 'hotel', '55 Shore Road', 'Ogunquit', 'Grace Whitcomb', 0.97, {
    minimum: 300,
    contract: true,
  }),
  known("Nonna's Table", 'pizzeria', '310 Forest Avenue', 'Portland', 'Gina Ferrante', 1),
  known('Basil & Bone', 'bistro', '27 School Street', 'Rockland', 'Ezra Feld', 1.02),
  known('Harborview Senior Living', 'hospital', '900 Ocean Avenue', 'South Portland', 'Dietary Office', 0.95, {
    minimum: 300,
    exempt: true,
  }),
  known('The Rusty Scupper', 'tavern', '3 Pier Road', 'Boothbay Harbor', 'Cal Hodgdon', 1.01),
  known('Maple Street Bakery', 'bakery', '12 Maple Street', 'Yarmouth', 'Nora Eld', 1),
  known('Thai Orchid', 'asian', '198 Broadway', 'Bangor', 'Somchai Prasert', 1.03),
  known('Stone & Steam', 'hotel', '2 Depot Street', 'North Conway', 'Kurt Albrecht', 1),
  known('Presumpscot Grange Catering', 'bistro', '81 Blackstrap Road', 'Falmouth', 'Lucy Merrow', 0.99, {
    minimum: 200,
  }),
  known('Kennebec Valley College', 'school', '92 Western Avenue', 'Augusta', 'Dining Services', 0.93, {
    minimum: 400,
    contract: true,
    exempt: true,
  }),
  known('Oak & Ember Steakhouse', 'tavern', '640 Elm Street', 'Manchester', 'Victor Sandoval', 0.98),
  known('Tidal Grounds Coffee', 'cafe', '73 Main Street', 'Belfast', 'Ines Calloway', 1.02),
  known('Wharf Street Pizza Company', 'pizzeria', '22 Wharf Street', 'Portland', 'Nick Karras', 1.01),
  known('Cedar & Salt', 'seafood', '11 Bay View Street', 'Camden', 'Fiona Strand', 1),
  known("L'Escale", 'bistro', '150 Pleasant Street', 'Portsmouth', 'Camille Roux', 0.99, { contract: true }),
  known('Lakeside Lodge', 'hotel', '400 Roosevelt Trail', 'North Conway', 'Gary Penney', 1.02),
  known('Bread & Board', 'bakery', '38 State Street', 'Concord', 'Willa Stone', 1.01),
  known('Freeport Oyster Bar', 'seafood', '115 Bow Street', 'Freeport', 'Jonah Pike', 1),
  known('Hilltop Family Restaurant', 'cafe', '1020 Center Street', 'Auburn', 'Peg Doucette', 1.05),
];
