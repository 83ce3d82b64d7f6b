import { type Decimal, decimal } from '#domain/decimal.ts';

/** One unit of a product, with its list price where it is priced by it. */
export interface Unit {
  name: string;
  conversion: number;
  isSell: boolean;
  isPrice: boolean;
  multiple: number;
  priceDecimals: number;
  listPrice: string | null;
}

export interface Pack {
  units: Unit[];
  stockUnit: string;
  pricingUnit: string;
  defaultUnit: string;
  isCatchWeight: boolean;
}

const TOKEN =
  /^(?<hidden>\()?(?<name>[A-Z]{2})(?<about>~)?(?<conversion>[\d.]+)?(?:\*(?<multiple>[\d.]+))?(?<exact>#)?\)?(?<pricing>!)?$/;
/** What it costs to open a case, and what a case saves where the single unit is the one that is priced. */
const SPLIT_SURCHARGE = '1.06';
const CASE_DISCOUNT = '0.97';

/**
 * Reads `EA*6 CS24`: the unit without a number is the stock unit, `CS24` holds 24 of it, `~` a weight that differs from
 * case to case (then only the stock unit is priced), `*6` is sold by sixes, `( )` is not sold, `#` has four-decimal
 * prices, `!` is the pricing unit where it is not the largest one.
 */
export function parsePack(text: string, price: number | string): Pack {
  const tokens = text.split(' ').map((token) => {
    const groups = TOKEN.exec(token)?.groups;
    if (!groups) throw new Error(`unreadable unit ${token}`);
    const { name = '', hidden, about, conversion, multiple, exact, pricing } = groups;
    return { name, hidden, about, multiple, exact, pricing, size: Number(conversion ?? 1) };
  });
  const isCatchWeight = tokens.some((token) => token.about);
  const stockUnit = tokens.find((token) => token.size === 1)?.name ?? '';
  const bySize = tokens.toSorted((a, b) => b.size - a.size);
  const largest = bySize.find((token) => !token.hidden)?.name;
  const marked = tokens.find((token) => token.pricing)?.name;
  const pricingUnit = marked ?? (isCatchWeight ? stockUnit : (largest ?? stockUnit));
  const pricingSize = tokens.find((token) => token.name === pricingUnit)?.size ?? 1;

  const units = tokens.map((token): Unit => {
    const isPrice = !isCatchWeight || token.name === stockUnit;
    const isSell = !token.hidden;
    const isExact = token.exact || (token.name === pricingUnit ? decimal(price).decimalPlaces() > 2 : !isSell);
    const priceDecimals = isExact ? 4 : 2;
    return {
      name: token.name,
      conversion: token.size,
      isSell,
      isPrice,
      multiple: Number(token.multiple ?? 0),
      priceDecimals,
      listPrice: isPrice ? listPrice(decimal(price), pricingSize, token.size, isSell).toFixed(priceDecimals) : null,
    };
  });
  return { units, stockUnit, pricingUnit, defaultUnit: largest ?? pricingUnit, isCatchWeight };
}

function listPrice(price: Decimal, pricingSize: number, size: number, isSell: boolean): Decimal {
  const proportional = price.times(size).div(pricingSize);
  if (size === pricingSize || !isSell) return proportional;
  return proportional.times(size < pricingSize ? SPLIT_SURCHARGE : CASE_DISCOUNT);
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  BD: 'bundle',
  BG: 'bag',
  BU: 'bunch',
  BX: 'box',
  CN: 'can',
  CS: 'case',
  DZ: 'dozen',
  EA: 'piece',
  GA: 'gallon',
  HC: 'half case',
  JR: 'jar',
  LB: 'pound',
  PK: 'pack',
  PL: 'pail',
  PR: 'pair',
  QT: 'quart',
  RL: 'roll',
  SL: 'sleeve',
  ST: 'set',
  TB: 'tub',
};

/** The sentence of the catalogue text that tells how the product is sold. */
export function packSentence(pack: Pack): string {
  const word = (unit: string) => UNIT_WORDS[unit] ?? unit;
  const sold = pack.units.filter((unit) => unit.isSell);
  const largest = sold.find((unit) => unit.name === pack.defaultUnit);
  if (!largest) return 'Made to order: ask your sales representative for the next bake.';
  if (pack.isCatchWeight && largest.name !== pack.stockUnit) {
    return `Priced by the ${word(pack.stockUnit)}; a ${word(largest.name)} averages ${largest.conversion} LB.`;
  }
  const others = sold.filter((unit) => unit !== largest).map((unit) => `by the ${word(unit.name)}`);
  const multiple = sold.find((unit) => unit.multiple > 1);
  const steps = multiple ? `, in multiples of ${multiple.multiple}` : '';
  if (others.length === 0) return `Sold by the ${word(largest.name)}${steps}.`;
  return `Sold by the ${word(largest.name)} of ${largest.conversion} or ${others.join(' or ')}${steps}.`;
}
