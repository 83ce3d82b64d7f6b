import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import type { DemoCustomer } from './customers/customers.ts';
import { type DemoGuide, DISCONTINUED_PRODUCT_KEY } from './guides.ts';

const customerColumns = {
  customer_key: 'integer',
  customer_code: 'text',
  name: 'text',
  default_shipto: 'text',
  default_po: 'text',
  required_po: 'boolean',
  price_factor: 'numeric',
  tax_rate: 'numeric',
  minimum_order_amount: 'numeric',
  settings: 'jsonb',
};

const addressColumns = {
  customer_key: 'integer',
  key: 'text',
  is_primary: 'boolean',
  name: 'text',
  display: 'text',
  address1: 'text',
  address2: 'text',
  city: 'text',
  state: 'text',
  zip: 'text',
  county: 'text',
  contact: 'text',
  phone: 'text',
  delivery_time: 'text',
  minimum_order_amount: 'numeric',
  is_valid_zip_code: 'boolean',
  delivery_weekdays: 'integer[]',
};

/** The minimum of an order to any of the customer's ship-tos: the lowest of their minimums, if all have one. */
function ownMinimum({ shipTos }: DemoCustomer): number | null {
  const minimums = shipTos.flatMap(({ minimum }) => minimum ?? []);
  return minimums.length > 0 && minimums.length === shipTos.length ? Math.min(...minimums) : null;
}

export async function insertCustomers(database: Kysely<Database>, customers: readonly DemoCustomer[]): Promise<void> {
  await bulkInsert(
    database,
    'customer',
    customerColumns,
    customers.map((customer) => ({
      customer_key: customer.key,
      customer_code: customer.code,
      name: customer.name,
      default_shipto: customer.shipTos[0]?.key ?? null,
      default_po: customer.defaultPo,
      required_po: customer.requiresPo,
      price_factor: customer.priceFactor,
      tax_rate: customer.taxRate,
      minimum_order_amount: ownMinimum(customer),
      settings: JSON.stringify(customer.settings),
    })),
  );
  await bulkInsert(
    database,
    'address',
    addressColumns,
    customers.flatMap((customer) =>
      customer.shipTos.map((shipTo) => ({
        customer_key: customer.key,
        key: shipTo.key,
        is_primary: shipTo.isPrimary,
        name: shipTo.name,
        display: `${shipTo.street}, ${shipTo.place.city}`,
        address1: shipTo.street,
        address2: shipTo.suite,
        city: shipTo.place.city,
        state: shipTo.place.state,
        zip: shipTo.place.zip,
        county: shipTo.place.county,
        contact: shipTo.contact,
        phone: shipTo.phone,
        delivery_time: shipTo.deliveryTime,
        minimum_order_amount: shipTo.minimum,
        is_valid_zip_code: shipTo.isValidZipCode,
        delivery_weekdays: shipTo.weekdays,
      })),
    ),
  );
  await bulkInsert(
    database,
    'excluded_category',
    { customer_key: 'integer', category_code: 'text' },
    customers.flatMap(({ key, excludedCategories }) =>
      excludedCategories.map((code) => ({ customer_key: key, category_code: code })),
    ),
  );
}

const guideColumns = {
  id: 'integer',
  customer_key: 'integer',
  name: 'text',
  is_primary: 'boolean',
  is_read_only: 'boolean',
  changed_at: 'timestamptz',
};

const guideProductColumns = {
  guide_id: 'integer',
  product_key: 'integer',
  unit: 'text',
  quantity: 'numeric',
  sequence: 'integer',
};

export async function insertGuides(database: Kysely<Database>, guides: readonly DemoGuide[]): Promise<void> {
  await bulkInsert(
    database,
    'order_guide',
    guideColumns,
    guides.map((guide, index) => ({
      id: index + 1,
      customer_key: guide.customerKey,
      name: guide.name,
      is_primary: guide.isPrimary,
      is_read_only: guide.isReadOnly,
      changed_at: null,
    })),
  );
  await bulkInsert(
    database,
    'order_guide_product',
    guideProductColumns,
    guides.flatMap((guide, index) => {
      const lines = guide.lines.map(({ product, unit, quantity }) => ({
        product_key: product.key,
        unit: unit.name,
        quantity,
      }));
      if (guide.hasDiscontinued) lines.push({ product_key: DISCONTINUED_PRODUCT_KEY, unit: 'CS', quantity: 1 });
      return lines.map((line, position) => ({ ...line, guide_id: index + 1, sequence: (position + 1) * 10 }));
    }),
  );
}

/** Contract prices of a customer: every price unit of the products concerned, so that they agree with each other. */
export interface Contract {
  customerKey: number;
  productKey: number;
  unit: string;
  price: string;
}

const CONTRACT_EVERY = 5;

export function makeContracts(
  customers: readonly DemoCustomer[],
  standardGuides: ReadonlyMap<number, DemoGuide>,
): Contract[] {
  return customers
    .filter((customer) => customer.hasContract)
    .flatMap((customer) => {
      const lines = standardGuides.get(customer.key)?.lines ?? [];
      return lines
        .filter((_, index) => index % CONTRACT_EVERY === 2)
        .flatMap(({ product }) =>
          product.units.flatMap((unit) => {
            if (unit.listPrice === null) return [];
            const permille = 850 + ((product.key * 13 + customer.key) % 90);
            const price = decimal(unit.listPrice).times(permille).div(1000).toFixed(unit.priceDecimals);
            return [{ customerKey: customer.key, productKey: product.key, unit: unit.name, price }];
          }),
        );
    });
}

export async function insertContracts(database: Kysely<Database>, contracts: readonly Contract[]): Promise<void> {
  await bulkInsert(
    database,
    'customer_price',
    { customer_key: 'integer', product_key: 'integer', unit: 'text', price: 'numeric' },
    contracts.map((contract) => ({
      customer_key: contract.customerKey,
      product_key: contract.productKey,
      unit: contract.unit,
      price: contract.price,
    })),
  );
}
