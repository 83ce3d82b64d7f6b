import { type RawBuilder, sql } from 'kysely';
import { exactConversion, readConversion } from '#domain/dataImport/conversion.ts';
import { stock } from '#domain/dataImport/kinds/stock.ts';
import { units } from '#domain/dataImport/kinds/units.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import { shownFactor } from '#domain/product/units.ts';
import { convertPieces, storedHolds } from './convertPieces.ts';
import { cast, givenRows, type ImportTarget, isYes, plainDecimal, yesOrNo } from './importTarget.ts';

/** A conversion that is stored as it is: most of them. */
const SHORT_DECIMAL = /^\d+(?:\.\d{1,4})?$/;

const ofListed = sql`product_unit u join product p on p.product_key = u.product_key
  and p.product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}`;

/** Units `u` of products `p` that are not among those present. */
const isAbsent = (present: RawBuilder<unknown>) => sql`p.product_key = u.product_key
  and p.product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}
  and (p.product_code, u.unit) not in (select product, unit from ${present})`;

export const unitsTarget: ImportTarget = {
  kind: units,
  select: sql`select p.product_code as product, u.unit, ${storedHolds} as holds,
    ${yesOrNo('u.is_sell')} as sell, ${yesOrNo('u.is_price')} as price,
    ${plainDecimal('u.sell_by_multiple')} as multiple, u.price_decimals::text as "priceDecimals",
    u.position::text as position
    from ${ofListed}`,
  order: sql`r.product collate "C", r.position::integer, r.unit collate "C"`,

  validate: convertPieces,

  async write(transaction, rows) {
    const conversions = rows.map(({ line, values: { holds } }) => {
      if (holds && SHORT_DECIMAL.test(holds)) return { line, rounded: holds };
      const factor = readConversion(holds ?? '');
      return { line, rounded: shownFactor(factor).toFixed(), ...exactConversion(factor) };
    });
    await sql`
      insert into product_unit (product_key, unit, stock_conversion, exact_numerator, exact_denominator, position, 
        is_sell, is_price, sell_by_multiple, price_decimals)
      select p.product_key, given.unit, conversion.rounded, conversion.numerator, conversion.denominator,
        coalesce(${cast('position', 'integer')}, (select coalesce(max(position), -1) from product_unit o where o.product_key = p.product_key)
          + row_number() over (partition by p.product_key order by given.line)),
        ${isYes('sell')}, ${isYes('price')}, ${cast('multiple', 'numeric')}, ${cast('priceDecimals', 'integer')}
      from ${givenRows(units, rows)} join product p on p.product_code = given.product
      join jsonb_to_recordset(${JSON.stringify(conversions)}::jsonb)
        as conversion (line integer, rounded numeric, numerator numeric, denominator numeric) using (line)
      on conflict (product_key, unit) do update set stock_conversion = excluded.stock_conversion,
        exact_numerator = excluded.exact_numerator, exact_denominator = excluded.exact_denominator,
        position = excluded.position, is_sell = excluded.is_sell, is_price = excluded.is_price,
        sell_by_multiple = excluded.sell_by_multiple, price_decimals = excluded.price_decimals`.execute(transaction);
  },

  async deactivate(transaction, present) {
    const { numAffectedRows } = await sql`
      update product_unit u set is_sell = false, is_price = false from product p
      where (u.is_sell or u.is_price) and ${isAbsent(present)}`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  },
};

export const stockTarget: ImportTarget = {
  kind: stock,
  select: sql`select product_code as product, ${plainDecimal('uncommitted')} as available
    from product where product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}`,
  order: sql`r.product collate "C"`,

  async write(transaction, rows) {
    await sql`
      update product p set uncommitted = ${cast('available', 'numeric')}
      from ${givenRows(stock, rows)} where p.product_code = given.product`.execute(transaction);
  },

  async deactivate(transaction, present) {
    const { numAffectedRows } = await sql`
      update product set uncommitted = 0 where uncommitted > 0 and product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}
        and product_code not in (select product from ${present})`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  },
};
