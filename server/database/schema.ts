import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `numeric` arrives as its decimal text and is written from text: it never becomes a double on the way. */
type Numeric = ColumnType<string, string | number, string | number>;
type NumericDefault = ColumnType<string, string | number | undefined, string | number>;
/** `date` arrives as `YYYY-MM-DD`. */
type CalendarDate = ColumnType<string, string, string>;
type NullableDate = ColumnType<string | null, string | null | undefined, string | null>;
type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>;

interface SiteTable {
  id: number;
  distributor_name: string;
  distributor_address: string;
  distributor_phone: string;
  time_zone: string;
  order_cutoff: string;
  logo_name: string;
  settings: Json;
  user_settings: Json;
  show_guest_prices: boolean;
  default_page_layout: number | null;
  default_page_sort_by: number | null;
  add_on_charge: Numeric;
  add_on_free_from: Numeric;
}

interface CustomerTable {
  customer_key: number;
  customer_code: string;
  name: string;
  default_shipto: string | null;
  default_po: string | null;
  required_po: Generated<boolean>;
  price_factor: NumericDefault;
  tax_rate: NumericDefault;
  settings: Json;
}

interface AddressTable {
  id: Generated<number>;
  customer_key: number;
  key: string;
  is_primary: Generated<boolean>;
  name: string;
  display: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  county: string | null;
  contact: string | null;
  phone: string | null;
  delivery_time: string | null;
  minimum_order_amount: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  is_valid_zip_code: Generated<boolean>;
  delivery_weekdays: Generated<number[]>;
}

interface AppUserTable {
  id: Generated<number>;
  username: string;
  name: string;
  password_hash: string;
  is_salesperson: Generated<boolean>;
  session_type: Generated<string>;
  customer_key: number | null;
  settings: Json;
  menu: Json;
  default_page_layout: number | null;
  default_page_sort_by: number | null;
}

interface SalespersonCustomerTable {
  user_id: number;
  customer_key: number;
}

interface SessionTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
}

interface SignInFailureTable {
  id: Generated<number>;
  username: string;
  address: string;
  failed_at: Date;
}

interface MenuLogTable {
  id: Generated<number>;
  user_id: number;
  entry: string;
  chosen_at: Date;
}

interface MainCategoryTable {
  code: string;
  description: string;
}

interface CategoryTable {
  code: string;
  description: string;
  parent: string;
}

interface ExcludedCategoryTable {
  customer_key: number;
  category_code: string;
}

interface ProductTable {
  product_key: number;
  product_code: string;
  formatted_product_code: string;
  description: string;
  catalog_description: string;
  brand: string | null;
  pricing_um: string;
  warehouse_code: string;
  default_unit: string;
  default_quantity: NumericDefault;
  category_code: string;
  sequence: number | null;
  list_image: string | null;
  mobile_image: string | null;
  card_image: string | null;
  detail_images: Generated<string[]>;
  is_taxable: Generated<boolean>;
  is_active: Generated<boolean>;
  uncommitted: NumericDefault;
  alternate_unit: string;
  push_sequence: number | null;
}

interface ProductUnitTable {
  product_key: number;
  unit: string;
  stock_conversion: Numeric;
  position: number;
  is_sell: boolean;
  is_price: boolean;
  sell_by_multiple: NumericDefault;
  price_decimals: Generated<number>;
  list_price: ColumnType<string | null, string | number | null, string | number | null>;
}

interface ProductScanTable {
  product_key: number;
  position: number;
  key: string;
  name: string;
  body: string;
}

interface CustomerPriceTable {
  customer_key: number;
  product_key: number;
  unit: string;
  price: Numeric;
}

interface OrderGuideTable {
  id: Generated<number>;
  customer_key: number;
  name: string;
  is_primary: Generated<boolean>;
  is_read_only: Generated<boolean>;
  version: Generated<number>;
}

interface OrderGuideProductTable {
  id: Generated<number>;
  guide_id: number;
  product_key: number;
  override_price: ColumnType<string | null, string | number | null, string | number | null>;
  price_unit: string | null;
  unit: string;
  quantity: Numeric;
  sequence: number;
}

/** The header fields that a cart hands over to its order. */
interface HeaderColumns {
  ship_to_code: string | null;
  customer_po: string | null;
  delivery_date: NullableDate;
  special_instruction1: string | null;
  special_instruction2: string | null;
  notes: string | null;
  address_id: number | null;
}

interface CartTable extends HeaderColumns {
  id: Generated<number>;
  user_id: number;
  customer_key: number;
  version: Generated<number>;
  prices_disclosed_at: Date | null;
}

interface CartLineTable {
  id: Generated<number>;
  cart_id: number;
  product_key: number;
  unit: string;
  price_unit: string;
  quantity: Numeric;
  override_price: ColumnType<string | null, string | number | null, string | number | null>;
  shown_unit_price: ColumnType<string | null, string | number | null, string | number | null>;
  product_text1: string | null;
  product_text2: string | null;
}

interface SalesOrderTable extends HeaderColumns {
  id: Generated<number>;
  order_number: string;
  customer_key: number;
  user_id: number | null;
  cart_id: number | null;
  cart_version: number | null;
  ordered_at: Date;
  order_date: CalendarDate;
  status: string;
  ship_method: string | null;
  line_total: Numeric;
  add_on_charges: Numeric;
  taxable_amount: Numeric;
  tax: Numeric;
  total: Numeric;
  invoice_number: string | null;
  invoice_date: NullableDate;
}

interface SalesOrderLineTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  product_key: number;
  product_code: string;
  description: string;
  unit: string;
  price_unit: string;
  quantity: Numeric;
  unit_price: Numeric;
  price_conversion: Numeric;
  extension: Numeric;
  is_override: Generated<boolean>;
  is_estimate: Generated<boolean>;
  case_quantity: NumericDefault;
  product_text1: string | null;
  product_text2: string | null;
  type: Generated<string>;
}

interface IdempotentResultTable {
  key: string;
  user_id: number;
  call: string;
  request_hash: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
}

interface DocumentTable {
  id: string;
  token_hash: Buffer | null;
  file_name: string;
  content_type: string;
  content: Buffer;
  expires_at: Date;
}

export interface Database {
  site: SiteTable;
  customer: CustomerTable;
  address: AddressTable;
  app_user: AppUserTable;
  salesperson_customer: SalespersonCustomerTable;
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  menu_log: MenuLogTable;
  main_category: MainCategoryTable;
  category: CategoryTable;
  excluded_category: ExcludedCategoryTable;
  product: ProductTable;
  product_unit: ProductUnitTable;
  product_scan: ProductScanTable;
  customer_price: CustomerPriceTable;
  order_guide: OrderGuideTable;
  order_guide_product: OrderGuideProductTable;
  cart: CartTable;
  cart_line: CartLineTable;
  sales_order: SalesOrderTable;
  sales_order_line: SalesOrderLineTable;
  idempotent_result: IdempotentResultTable;
  document: DocumentTable;
}
