import type { Kysely } from 'kysely';
import { caseQuantity } from '#domain/cart/cartLine.ts';
import type { Amounts } from '#domain/cart/estimate.ts';
import type { ChosenHeader } from '#domain/cart/header.ts';
import { type CartProduct, extensionOf, type KeptLine, unitPriceOf } from '#domain/cart/keptLine.ts';
import { Decimal } from '#domain/decimal.ts';
import { classOf } from '#domain/punchout/classOf.ts';
import type { ExtrinsicField, PartnerSettings } from '#domain/punchout/partner.ts';
import type { TransferLine } from '#domain/punchout/transfer.ts';
import { transferredPrice } from '#domain/punchout/transferredPrice.ts';
import { unitCode } from '#domain/punchout/unitCodes.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { productOf } from '../cart/loadCart.ts';

const ONE = new Decimal(1);
const PIECE = 'EA';

/** The product data that only a transfer needs. */
interface ProductFacts {
  brand: string | null;
  /** Plain text. */
  catalogDescription: string;
  categoryCode: string;
}

interface Described {
  product: CartProduct;
  facts: ProductFacts;
  header: ChosenHeader;
  settings: PartnerSettings;
}

function fieldOf(field: ExtrinsicField, line: KeptLine, { product, facts, header }: Described): string | null {
  switch (field) {
    case 'productText1':
      return line.productText1;
    case 'productText2':
      return line.productText2;
    case 'priceUnit':
      return line.priceUnit;
    case 'caseQuantity':
      return caseQuantity(line, product).toString();
    case 'categoryCode':
      return facts.categoryCode;
    case 'shipTo':
      return header.shipToCode;
    case 'specialInstruction1':
      return header.specialInstruction1;
    case 'specialInstruction2':
      return header.specialInstruction2;
    case 'customerPo':
      return header.customerPo;
    case 'deliveryDate':
      return header.deliveryDate;
    case 'notes':
      return header.notes;
  }
}

async function findFacts(database: Kysely<Database>, keys: readonly number[]): Promise<Map<number, ProductFacts>> {
  if (keys.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['product_key', 'brand', 'catalog_description as catalogDescription', 'category_code as categoryCode'])
    .where('product_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ product_key, ...facts }) => [product_key, facts]));
}

/** A cart line in the partner's form. The price is the shop's own when it uses the same unit. */
function transferLine(line: KeptLine, auxiliaryId: string, described: Described): TransferLine {
  const { product, facts, settings } = described;
  const extension = extensionOf(line, product);
  const unitPrice = unitPriceOf(line, product);
  if (!extension || !unitPrice) throw new Error(`a line of product ${line.productKey} has no price`);
  const usual = line.priceUnit === line.unit ? unitPrice : null;
  const { productCode } = product;
  return {
    partId: productCode,
    auxiliaryId,
    quantity: line.quantity,
    unit: unitCode(line.unit, settings),
    ...transferredPrice(extension, line.quantity, { usual }),
    extension,
    description: product.description,
    notes: [line.productText1, line.productText2].filter((text) => text?.trim()).join(' - '),
    catalogText: facts.catalogDescription === product.description ? '' : facts.catalogDescription,
    classification: classOf({ productCode, categoryCode: facts.categoryCode }, settings.classes),
    manufacturer: facts.brand === null ? null : { name: facts.brand, partId: null },
    isTaxable: product.isTaxable,
    extrinsics: settings.extrinsics.flatMap(({ name, field }) => {
      const value = fieldOf(field, line, described);
      return value === null || value === '' ? [] : [{ name, value }];
    }),
  };
}

/**
 * Lines in the partner's form, in one statement more than the lines need. `idOf`: the id that restores the line at this
 * position.
 */
export async function transferLines(
  database: Kysely<Database>,
  {
    lines,
    products,
    header,
    settings,
    idOf,
  }: Pick<Described, 'header' | 'settings'> & {
    lines: readonly KeptLine[];
    products: ReadonlyMap<number, CartProduct>;
    idOf: (place: number) => string;
  },
): Promise<TransferLine[]> {
  const keys = lines.map(({ productKey }) => productKey);
  const facts = await findFacts(database, keys);
  return lines.map((line, place) => {
    const known = facts.get(line.productKey);
    if (!known) throw new Error(`product ${line.productKey} of a line has gone`);
    return transferLine(line, idOf(place), { product: productOf(products, line), facts: known, header, settings });
  });
}

const SHIPPING = 'SHIPPING';
const TAX = 'TAX';

/**
 * Whether a returned item was sent for tax or charges, which the shop calculates again. Its codes decide, however the
 * partner takes charges now; a product with the same code differs by the id of its line.
 */
export function isChargeLine(
  { partId, auxiliaryId }: { partId: string; auxiliaryId: string | null },
  { charges }: Pick<PartnerSettings, 'charges'>,
  isProduct: boolean,
): boolean {
  if (partId !== SHIPPING && partId !== TAX) return false;
  return !isProduct || auxiliaryId === partId || (auxiliaryId === null && charges === 'lines');
}

/** Tax and charges as lines, for partners that require this. */
export function chargeLines({ tax, addOnCharges }: Amounts, settings: PartnerSettings): TransferLine[] {
  if (settings.charges !== 'lines') return [];
  const lines = [
    { partId: SHIPPING, description: punchoutText('punchout.shipping'), amount: addOnCharges },
    { partId: TAX, description: punchoutText('punchout.tax'), amount: tax },
  ];
  return lines
    .filter(({ amount }) => !amount.isZero())
    .map(({ partId, description, amount }) => ({
      partId,
      auxiliaryId: partId,
      quantity: ONE,
      unit: unitCode(PIECE, settings),
      price: amount,
      per: 1,
      extension: amount,
      description,
      notes: '',
      catalogText: '',
      classification: settings.classes.rest,
      manufacturer: null,
      isTaxable: false,
      extrinsics: [],
    }));
}
