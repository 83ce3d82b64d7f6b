import { Type } from 'typebox';
import type { Kind } from '../dataImport/kind.ts';
import { customers } from '../dataImport/kinds/customers.ts';
import { contractPrices, prices as listPrices } from '../dataImport/kinds/prices.ts';
import { products } from '../dataImport/kinds/products.ts';
import { stock } from '../dataImport/kinds/stock.ts';
import { units } from '../dataImport/kinds/units.ts';
import { RowResult } from '../dataImport/rowResult.ts';
import { BATCH_LIMIT } from '../integration/inbound.ts';
import { endpoint } from './endpoint.ts';

/** Cells are validated by the reader of their column, as in a file. */
const Cell = Type.Optional(
  Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean(), Type.Null()]),
);
const RowResults = Type.Array(RowResult);

const FIELDS_LIMIT = 100;

/**
 * Rows of kinds, by column name (docs/import.md). Absent columns keep their values; an unknown name refuses its row.
 */
function rowsOf(...kinds: readonly Kind[]) {
  const names = kinds.flatMap(({ columns }) => columns.map(({ name }) => name));
  const row = Type.Object(Object.fromEntries(names.map((name) => [name, Cell])), {
    additionalProperties: Cell,
    maxProperties: FIELDS_LIMIT,
  });
  return Type.Array(row, { maxItems: BATCH_LIMIT });
}

const SAYS = 'by code. Fields that are left out keep their values. Returns a result for each row';

export const putProducts = endpoint({
  method: 'PUT',
  path: '/api/integration/products',
  access: 'service',
  scope: 'products:write',
  summary: `Products, ${SAYS}`,
  body: rowsOf(products),
  answer: RowResults,
});

export const putUnits = endpoint({
  method: 'PUT',
  path: '/api/integration/units',
  access: 'service',
  scope: 'products:write',
  summary: `Units of products with conversions and multiples, ${SAYS}`,
  body: rowsOf(units),
  answer: RowResults,
});

export const putPrices = endpoint({
  method: 'PUT',
  path: '/api/integration/prices',
  access: 'service',
  scope: 'prices:write',
  summary: `List prices, and contract prices where a row names a customer, ${SAYS}`,
  body: rowsOf(listPrices, contractPrices),
  answer: RowResults,
});

export const putStock = endpoint({
  method: 'PUT',
  path: '/api/integration/stock',
  access: 'service',
  scope: 'stock:write',
  summary: `Available quantity of products, ${SAYS}`,
  body: rowsOf(stock),
  answer: RowResults,
});

export const putCustomers = endpoint({
  method: 'PUT',
  path: '/api/integration/customers',
  access: 'service',
  scope: 'customers:write',
  summary: `Customers, ${SAYS}`,
  body: rowsOf(customers),
  answer: RowResults,
});
