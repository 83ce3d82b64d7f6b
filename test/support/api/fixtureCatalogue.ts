export const mainCategories = [
  { code: '11', description: 'Food' },
  { code: '12', description: 'Supplies' },
];

export const categories = [
  { code: '1101', description: 'Groceries', parent: '11' },
  { code: '1204', description: 'Spirits', parent: '12' },
];

const product = (product_key: number, description: string, pricing_um: string, more: object = {}) => ({
  product_key,
  product_code: `P${product_key}`,
  formatted_product_code: `P-${product_key}`,
  description,
  catalog_description: description,
  pricing_um,
  warehouse_code: 'W1',
  default_unit: pricing_um,
  category_code: '1101',
  alternate_unit: pricing_um,
  is_taxable: false,
  is_active: true,
  uncommitted: '0',
  ...more,
});

export const products = [
  product(9, 'Never listed', 'EA'),
  product(101, 'Eggs', 'CS'),
  product(102, 'Ribeye, about 38.5 LB', 'LB'),
  product(103, 'Paper cups', 'EA', { is_taxable: true }),
  product(104, 'Cheddar', 'LB'),
  product(105, 'Display only', 'EA'),
  product(106, 'Rum', 'EA', { category_code: '1204' }),
  product(107, 'Napkins', 'EA', { is_taxable: true }),
  product(108, 'Withdrawn', 'EA', { is_active: false }),
  product(109, 'Price on request', 'EA'),
  product(110, 'Oysters', 'EA'),
  product(111, 'Penny sweets', 'EA'),
  product(112, 'Truffles', 'LB'),
];

interface Unit {
  sell?: boolean;
  price?: string | null;
  multiple?: string;
  decimals?: number;
}

const unit = (product_key: number, name: string, stock_conversion: string, options: Unit) => ({
  product_key,
  unit: name,
  stock_conversion,
  position: name === 'CS' ? 2 : 1,
  is_sell: options.sell ?? true,
  is_price: options.price !== undefined,
  sell_by_multiple: options.multiple ?? '0',
  price_decimals: options.decimals ?? 4,
  list_price: options.price ?? null,
});

/** What each product is sold and priced by; a price of null is a price unit without a price. */
export const units = [
  unit(9, 'EA', '1', { price: '1.0000' }),
  unit(101, 'EA', '1', { price: '2.0825' }),
  unit(101, 'CS', '24', { price: '48.00', decimals: 2 }),
  unit(102, 'LB', '1', { sell: false, price: '12.50', decimals: 2 }),
  unit(102, 'CS', '38.5', {}),
  unit(103, 'EA', '1', { price: '0.35', multiple: '12' }),
  unit(104, 'LB', '1', { price: '4.10', multiple: '0.25' }),
  unit(105, 'EA', '1', { sell: false, price: '5.00' }),
  unit(106, 'EA', '1', { price: '20.00' }),
  unit(107, 'EA', '1', { price: '0.0375' }),
  unit(107, 'CS', '1000', { price: '37.50' }),
  unit(108, 'EA', '1', { price: '1.00' }),
  unit(109, 'EA', '1', { price: null }),
  unit(110, 'EA', '1', { price: '3.50' }),
  unit(110, 'CS', '6', { price: '20.00' }),
  unit(111, 'EA', '1', { price: '0.01' }),
  unit(112, 'LB', '1', { price: '1000.00' }),
];
