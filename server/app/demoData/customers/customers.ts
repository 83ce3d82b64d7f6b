import type { UserSettings } from '#domain/settings/settings.ts';
import { type Random, randomFor } from '../random.ts';
import { inventedCustomer } from './inventedCustomers.ts';
import { type Kind, type KindName, kinds } from './kinds.ts';
import { HIDES_PRICES, type KnownCustomer, knownCustomers, REQUIRES_PO, WITHOUT_BAR_MIXERS } from './knownCustomers.ts';
import { makeShipTos, type ShipTo } from './shipTos.ts';

const FIRST_CUSTOMER_KEY = 101;
const CUSTOMERS_TOPIC = 2;
const BAR_MIXERS = '1905';
export const SALES_TAX = '0.055';

export interface DemoCustomer {
  key: number;
  code: string;
  name: string;
  kind: Kind;
  shipTos: ShipTo[];
  defaultPo: string | null;
  requiresPo: boolean;
  priceFactor: string;
  taxRate: string;
  settings: Partial<UserSettings>;
  excludedCategories: string[];
  hasContract: boolean;
}

export function makeCustomers(count: number, seed: number): DemoCustomer[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(seed, CUSTOMERS_TOPIC, index);
    const known = knownCustomers[index] ?? inventedCustomer(index, random);
    return makeCustomer(FIRST_CUSTOMER_KEY + index, known, random);
  });
}

function makeCustomer(key: number, known: KnownCustomer, random: Random): DemoCustomer {
  const shipTos = makeShipTos(key, known, random);
  const isInNewHampshire = shipTos[0]?.place.state === 'NH';
  return {
    key,
    code: customerCode(key, known.name),
    name: known.name,
    kind: kinds[known.kind satisfies KindName],
    shipTos,
    defaultPo: key !== REQUIRES_PO && random.chance(0.12) ? `STANDING-${key}` : null,
    requiresPo: key === REQUIRES_PO,
    priceFactor: known.factor.toFixed(4),
    taxRate: known.exempt || isInNewHampshire ? '0' : SALES_TAX,
    settings: settingsOf(key),
    excludedCategories: key === WITHOUT_BAR_MIXERS ? [BAR_MIXERS] : [],
    hasContract: known.contract === true,
  };
}

function customerCode(key: number, name: string): string {
  const emails = name
    .replace(/^The /, '')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  return `${emails.slice(0, 4).padEnd(4, 'X')}${key}`;
}

function settingsOf(key: number): Partial<UserSettings> {
  if (key === HIDES_PRICES) return { hidePricing: true };
  if (key !== REQUIRES_PO) return {};
  return {
    requiredPO: true,
    defaultDeliveryDateFlag: 'RequireUserEntry',
    checkoutMessage: [
      'Every order needs a purchase order number from Food Service Administration.',
      'Deliveries are received at Dock C between 5:00 and 8:30 AM only.',
      'Call (207) 555-0188 before noon to change an order that has been sent.',
    ].join('\n'),
  };
}
