// Written by `npm run schema` from the migrated database; a test compares them.
import type { ColumnType, Generated } from 'kysely';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import type { CalendarDate, Json, JsonDefault, Numeric, NumericDefault } from './columns.ts';
import type { ShipToAddress } from './shipToAddress.ts';
import type { SignUpRecord } from './signUpRecord.ts';

interface AccountPaymentTable {
  id: Generated<number>;
  key: Generated<string>;
  customer_key: number;
  user_id: number;
  payment_type: number;
  amount: Numeric;
  attempt_id: number | null;
  asked_at: Date;
  booked_at: Date | null;
  receivable_id: number | null;
}

interface AccountPaymentItemTable {
  payment_id: number;
  customer_key: number;
  receivable_id: number;
  position: number;
  amount: Numeric;
}

interface AccountTokenTable {
  token_hash: Buffer;
  kind: string;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
  sign_up: ColumnType<SignUpRecord | null, string | null | undefined, string | null>;
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
  minimum_order_amount: Numeric | null;
  is_valid_zip_code: Generated<boolean>;
  delivery_weekdays: Generated<number[]>;
  version: Generated<number>;
}

interface AlertTable {
  kind: string;
  text: string;
  began_at: Date;
  sent_at: Date;
}

interface AppUserTable {
  id: Generated<number>;
  username: string;
  name: string;
  password_hash: string;
  is_salesperson: Generated<boolean>;
  session_type: Generated<string>;
  customer_key: number | null;
  settings: JsonDefault;
  menu: JsonDefault;
  default_page_layout: number | null;
  default_page_sort_by: number | null;
  email: string | null;
  company: string | null;
  phone: string | null;
  email_option: Generated<boolean>;
  is_verified: Generated<boolean>;
  is_disabled: Generated<boolean>;
  version: Generated<number>;
  language: string | null;
}

interface ApprovalTable {
  id: Generated<number>;
  customer_key: number;
  user_id: number;
  state: string;
  version: Generated<number>;
  asked_at: Date;
  cart_id: number;
  cart_version: number;
  ship_method: string;
  ship_to_code: string | null;
  header: Json;
  lines: Json;
  asked_lines: Json;
  causes: Json;
  total: Numeric;
  decided_by: number | null;
  decided_at: Date | null;
  note: string | null;
  order_number: string | null;
}

interface AuditTable {
  id: Generated<number>;
  at: Date;
  user_id: number | null;
  action: string;
  subject: string;
  detail: string | null;
  service_token_id: number | null;
  changes: Json | null;
}

interface CartTable {
  id: Generated<number>;
  user_id: number;
  customer_key: number;
  version: Generated<number>;
  ship_to_code: string | null;
  customer_po: string | null;
  delivery_date: CalendarDate | null;
  special_instruction1: string | null;
  special_instruction2: string | null;
  notes: string | null;
  prices_disclosed_at: Date | null;
  deleted_ship_to: string | null;
  punchout_visit_id: number | null;
}

interface CartLineTable {
  id: Generated<number>;
  cart_id: number;
  product_key: number;
  unit: string;
  price_unit: string;
  quantity: Numeric;
  override_price: Numeric | null;
  shown_unit_price: Numeric | null;
  product_text1: string | null;
  product_text2: string | null;
  place: number | null;
}

interface CatalogueChangeTable {
  product_key: number;
  version: number;
}

interface CatalogueVersionTable {
  version: number;
}

interface CategoryTable {
  code: string;
  description: string;
  parent: string;
  translations: JsonDefault;
}

interface ConditionalPriceTable {
  product_key: number;
  unit: string;
  customer_key: number | null;
  from_quantity: NumericDefault;
  valid_from: CalendarDate;
  valid_to: CalendarDate;
  price: Numeric;
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
  settings: JsonDefault;
  walk_in_user_id: number | null;
  priced_as: number | null;
  last_ship_to: Generated<number>;
  credit_limit: Numeric | null;
  minimum_order_amount: Numeric | null;
  language: string | null;
}

interface CustomerPriceTable {
  customer_key: number;
  product_key: number;
  unit: string;
  price: Numeric;
}

interface CustomerWriteTable {
  customer_key: number;
  lsn: string;
}

interface DocumentTable {
  id: string;
  token_hash: Buffer | null;
  file_name: string;
  content_type: string;
  expires_at: Date;
  content_key: string | null;
  request: Json | null;
  turn: Generated<number>;
  wanted_at: Date | null;
  percent: Generated<number>;
  pages: Generated<number>;
  state: Generated<string>;
  failure: string | null;
  started_at: Date | null;
  finished_at: Date | null;
}

interface DocumentContentTable {
  key: string;
  content: Buffer;
  bytes: number;
  used_at: Date;
}

interface DrawingTable {
  stem: string;
  svg: string;
}

interface ExcludedCategoryTable {
  customer_key: number;
  category_code: string;
}

interface FlowNumberTable {
  week: CalendarDate;
  machine: string;
  state: string;
  entered: number;
  forward: number;
  back: number;
  failed: number;
  abandoned: number;
  instant: number;
  seconds: number;
  minute: number;
  minutes: number;
}

interface HolidayTable {
  date: CalendarDate;
  name: string;
}

interface IdempotentResultTable {
  key: string;
  user_id: number | null;
  call: string;
  request_hash: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
  expires_at: Date | null;
}

interface ImageFileTable {
  path: string;
  run: number;
  state: string;
  product_key: number | null;
  position: Generated<number>;
  version: string | null;
  recipe: string | null;
  stem: string | null;
  format: string | null;
  problem: string | null;
}

interface ImageSyncTable {
  id: Generated<boolean>;
  run: number;
  state: string;
  is_listed: Generated<boolean>;
  started_at: Date | null;
  finished_at: Date | null;
  failure: string | null;
  turn: Generated<number>;
  percent: Generated<number>;
  wanted_at: Date | null;
}

interface ImportColumnsTable {
  kind: string;
  headings: string;
  columns: Json;
}

interface ImportPieceTable {
  run_id: number;
  position: number;
  content: Buffer;
}

interface ImportResultTable {
  run_id: number;
  position: number;
  line: number;
  result: string;
  column_name: string | null;
  value: string | null;
  reason: string | null;
  hint: string | null;
  code: string | null;
}

interface ImportRunTable {
  id: Generated<number>;
  kind: string;
  file_name: string;
  bytes: Generated<number>;
  is_dry_run: boolean;
  is_complete: boolean;
  options: Json;
  state: string;
  percent: Generated<number>;
  reading: Json | null;
  counts: JsonDefault;
  failure: string | null;
  asked_by: number;
  asked_at: Date;
  finished_at: Date | null;
  turn: Generated<number>;
  wanted_at: Date | null;
  started_at: Date | null;
  preview: Json | null;
}

interface InvoiceTable {
  receivable_id: number;
  order_id: number | null;
  line_total: Numeric;
  add_on_charges: Numeric;
  taxable_amount: Numeric;
  tax: Numeric;
}

interface InvoiceLineTable {
  receivable_id: number;
  position: number;
  order_line: number | null;
  product_key: number;
  product_code: string;
  description: string;
  unit: string;
  quantity: Numeric;
  price_unit: string;
  unit_price: Numeric;
  extension: Numeric;
  is_override: Generated<boolean>;
  billed_quantity: Numeric | null;
}

interface KnownSignInTable {
  username: string;
  address: string;
  signed_in_at: Date;
}

interface LandingTable {
  version: number;
  layout: Json;
  saved_at: Date;
  saved_by: number | null;
}

interface LetterTable {
  id: Generated<number>;
  cause: string;
  kind: string;
  to_address: string;
  to_name: string;
  sealed: Buffer | null;
  added_at: Date;
  expires_at: Date;
  sent_at: Date | null;
  failure: string | null;
}

interface LimitedCallTable {
  id: Generated<number>;
  call: string;
  who: string;
  called_at: Date;
}

interface MainCategoryTable {
  code: string;
  description: string;
  translations: JsonDefault;
}

interface MenuLogTable {
  id: Generated<number>;
  user_id: number;
  entry: string;
  chosen_at: Date;
}

interface OrderExportTable {
  order_id: number;
  added_at: Date;
  sent_at: Date | null;
  sent_to: string | null;
  acknowledged_at: Date | null;
  acknowledged_by: number | null;
}

interface OrderGuideTable {
  id: Generated<number>;
  customer_key: number;
  name: string;
  is_primary: Generated<boolean>;
  is_read_only: Generated<boolean>;
  version: Generated<number>;
  changed_at: Date | null;
}

interface OrderGuideProductTable {
  id: Generated<number>;
  guide_id: number;
  product_key: number;
  override_price: Numeric | null;
  price_unit: string | null;
  unit: string;
  quantity: Numeric;
  sequence: number;
}

interface OrderScanTable {
  order_id: number;
  position: number;
  key: string;
  name: string;
  content_type: string;
  content: Buffer;
}

interface OrderShipmentTable {
  id: Generated<number>;
  order_id: number;
  code: string;
  shipped_on: CalendarDate;
}

interface OrderShipmentLineTable {
  shipment_id: number;
  position: number;
  quantity: Numeric;
  short: Numeric;
  substitute_code: string | null;
  substitute_description: string | null;
  billed_quantity: Numeric | null;
}

interface PartnerIdentityTable {
  protocol: string;
  domain: string;
  identity: string;
  partner_id: number;
}

interface PartnerMessageTable {
  id: Generated<number>;
  partner_id: number | null;
  at: Date;
  direction: string;
  kind: string;
  status: number;
  reason: string | null;
  address: string | null;
  body: string;
}

interface PartnerPayloadTable {
  partner_id: number;
  payload_id: string;
  seen_at: Date;
  request_hash: string | null;
  visit_id: number | null;
}

interface PaymentAttemptTable {
  id: Generated<number>;
  reference: string;
  user_id: number;
  customer_key: number;
  cart_id: number | null;
  cart_version: number | null;
  idempotency_key: string | null;
  ship_method: string | null;
  ship_to_code: string | null;
  amount: Numeric;
  state: string;
  transaction_id: string | null;
  last_four: string | null;
  reason: string | null;
  order_id: number | null;
  failure: string | null;
  asked_at: Date;
  looked_at: Date | null;
  settled_at: Date | null;
  issuer: number | null;
}

interface PaymentRefundTable {
  id: Generated<number>;
  reference: string;
  attempt_id: number;
  user_id: number;
  amount: Numeric;
  state: string;
  transaction_id: string | null;
  failure: string | null;
  asked_at: Date;
  settled_at: Date | null;
}

interface PictureTable {
  file: string;
  body: Buffer;
  content_type: string;
  width: number;
  height: number;
  made_at: Date;
  stem: string | null;
  unused_since: Date | null;
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
  uncommitted: Numeric | null;
  alternate_unit: string;
  push_sequence: number | null;
  translations: JsonDefault;
}

interface ProductPictureTable {
  product_key: number;
  list_image: string;
}

interface ProductScanTable {
  product_key: number;
  position: number;
  key: string;
  name: string;
  body: string;
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
  list_price: Numeric | null;
  exact_numerator: Numeric | null;
  exact_denominator: Numeric | null;
}

interface PunchoutTransferTable {
  id: Generated<number>;
  visit_id: number;
  cart_version: number;
  payload_id: string;
  answer: Json;
  lines: Json;
  created_at: Date;
}

interface PunchoutVisitTable {
  id: Generated<number>;
  partner_id: number;
  operation: string;
  buyer_cookie: string | null;
  postback_url: string | null;
  request: Json;
  start_product_key: number | null;
  notes: Generated<string[]>;
  code_hash: Buffer;
  code_expires_at: Date;
  code_used_at: Date | null;
  created_at: Date;
}

interface ReceivableTable {
  id: Generated<number>;
  customer_key: number;
  ar_code: string;
  record_type: number;
  is_credit: Generated<boolean>;
  reference: string;
  invoice_number: string | null;
  order_id: number | null;
  issued_on: CalendarDate;
  due_on: CalendarDate | null;
  po_number: string | null;
  remarks: string | null;
  initial: Numeric;
  created_at: Generated<Date>;
}

interface ReceivableApplicationTable {
  id: Generated<number>;
  customer_key: number;
  code: string | null;
  credit_id: number;
  debit_id: number;
  amount: Numeric;
  applied_on: CalendarDate;
  created_at: Generated<Date>;
}

interface RecordingTable {
  code_digest: Buffer;
  user_id: number | null;
  sent_at: Date;
  sealed: Buffer;
}

interface RecoveryCodeTable {
  user_id: number;
  code_hash: Buffer;
}

interface SalesOrderTable {
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
  ship_to_code: string | null;
  customer_po: string | null;
  delivery_date: CalendarDate | null;
  special_instruction1: string | null;
  special_instruction2: string | null;
  notes: string | null;
  address_id: number | null;
  line_total: Numeric;
  add_on_charges: Numeric;
  taxable_amount: Numeric;
  tax: Numeric;
  total: Numeric;
  invoice_number: string | null;
  invoice_date: CalendarDate | null;
  ship_to_address: ColumnType<ShipToAddress | null, string | null | undefined, string | null>;
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
  billed_quantity: Numeric | null;
}

interface SalespersonCustomerTable {
  user_id: number;
  customer_key: number;
}

interface ServiceTokenTable {
  id: Generated<number>;
  name: string;
  token_hash: Buffer;
  scopes: string[];
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  created_by: number | null;
}

interface SessionTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
  ended_code: string | null;
  punchout_visit_id: number | null;
  id: Generated<string>;
  user_agent: Generated<string>;
}

interface SettingVersionTable {
  topic: string;
  version: number;
}

interface SignInFailureTable {
  id: Generated<number>;
  username: string;
  address: string;
  failed_at: Date;
}

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
  add_on_free_from: Numeric | null;
  delivery_days_ahead: Generated<number>;
  password_options: JsonDefault;
  consumer_settings: JsonDefault;
  human_check_secret: Generated<string>;
  pickup_weekdays: Generated<number[]>;
  payment_issuers: Generated<number[]>;
  paper_size: Generated<string>;
  theme: Generated<number>;
  primary_color: Generated<string>;
  secondary_color: Generated<string>;
  delivery_weekdays: Generated<number[]>;
  search_words: ColumnType<SynonymGroup[] | null, string | null | undefined, string | null>;
  search_words_version: Generated<number>;
  terms: Generated<string>;
  privacy: Generated<string>;
}

interface SolvedChallengeTable {
  nonce: string;
  expires_at: Date;
}

interface TeamMemberTable {
  user_id: number;
  customer_key: number;
  rights: string[];
  approval: string;
  order_limit: Numeric | null;
  week_limit: Numeric | null;
  month_limit: Numeric | null;
  excluded_categories: Generated<string[]>;
  ship_tos: string[] | null;
  guide_ids: number[] | null;
  version: Generated<number>;
}

interface TradingPartnerTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  protocol: string;
  is_active: Generated<boolean>;
  customer_key: number;
  user_id: number;
  settings: Json;
  secret_hash: string | null;
}

interface TwoFactorTable {
  user_id: number;
  sealed_secret: Buffer;
  turned_on_at: Date | null;
  last_step: Generated<number>;
}

interface UndeliverableZipTable {
  id: Generated<number>;
  user_id: number;
  zip: string;
  asked_at: Date;
}

interface UserThemeTable {
  user_id: number;
  theme: number;
  primary_color: string;
  secondary_color: string;
}

interface WarehouseCutoffTable {
  warehouse_code: string;
  order_cutoff: string;
}

interface ZipRuleTable {
  zip: string;
  is_deliverable: Generated<boolean>;
  minimum_order_amount: Numeric | null;
  delivery_weekdays: Generated<number[]>;
  county: string | null;
}

interface SandboxGatewayRefundTable {
  reference: string;
  refund_id: Generated<string>;
  transaction_id: string;
  amount: Numeric;
  created_at: Date;
}

interface SandboxGatewayTransactionTable {
  transaction_id: Generated<string>;
  reference: string;
  amount: Numeric;
  captured: NumericDefault;
  refunded: NumericDefault;
  state: string;
  last_four: string;
  issuer: number | null;
  reason: string | null;
  created_at: Date;
  captured_at: Date | null;
}

export interface Database {
  account_payment: AccountPaymentTable;
  account_payment_item: AccountPaymentItemTable;
  account_token: AccountTokenTable;
  address: AddressTable;
  alert: AlertTable;
  app_user: AppUserTable;
  approval: ApprovalTable;
  audit: AuditTable;
  cart: CartTable;
  cart_line: CartLineTable;
  catalogue_change: CatalogueChangeTable;
  catalogue_version: CatalogueVersionTable;
  category: CategoryTable;
  conditional_price: ConditionalPriceTable;
  customer: CustomerTable;
  customer_price: CustomerPriceTable;
  customer_write: CustomerWriteTable;
  document: DocumentTable;
  document_content: DocumentContentTable;
  drawing: DrawingTable;
  excluded_category: ExcludedCategoryTable;
  flow_number: FlowNumberTable;
  holiday: HolidayTable;
  idempotent_result: IdempotentResultTable;
  image_file: ImageFileTable;
  image_sync: ImageSyncTable;
  import_columns: ImportColumnsTable;
  import_piece: ImportPieceTable;
  import_result: ImportResultTable;
  import_run: ImportRunTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  known_sign_in: KnownSignInTable;
  landing: LandingTable;
  letter: LetterTable;
  limited_call: LimitedCallTable;
  main_category: MainCategoryTable;
  menu_log: MenuLogTable;
  order_export: OrderExportTable;
  order_guide: OrderGuideTable;
  order_guide_product: OrderGuideProductTable;
  order_scan: OrderScanTable;
  order_shipment: OrderShipmentTable;
  order_shipment_line: OrderShipmentLineTable;
  partner_identity: PartnerIdentityTable;
  partner_message: PartnerMessageTable;
  partner_payload: PartnerPayloadTable;
  payment_attempt: PaymentAttemptTable;
  payment_refund: PaymentRefundTable;
  picture: PictureTable;
  product: ProductTable;
  product_picture: ProductPictureTable;
  product_scan: ProductScanTable;
  product_unit: ProductUnitTable;
  punchout_transfer: PunchoutTransferTable;
  punchout_visit: PunchoutVisitTable;
  receivable: ReceivableTable;
  receivable_application: ReceivableApplicationTable;
  recording: RecordingTable;
  recovery_code: RecoveryCodeTable;
  sales_order: SalesOrderTable;
  sales_order_line: SalesOrderLineTable;
  salesperson_customer: SalespersonCustomerTable;
  service_token: ServiceTokenTable;
  session: SessionTable;
  setting_version: SettingVersionTable;
  sign_in_failure: SignInFailureTable;
  site: SiteTable;
  solved_challenge: SolvedChallengeTable;
  team_member: TeamMemberTable;
  trading_partner: TradingPartnerTable;
  two_factor: TwoFactorTable;
  undeliverable_zip: UndeliverableZipTable;
  user_theme: UserThemeTable;
  warehouse_cutoff: WarehouseCutoffTable;
  zip_rule: ZipRuleTable;
  'sandbox_gateway.refund': SandboxGatewayRefundTable;
  'sandbox_gateway.transaction': SandboxGatewayTransactionTable;
}
