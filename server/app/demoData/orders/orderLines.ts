import { Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { extension, isEstimated } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { conversionFactor, type Factor } from '#domain/product/units.ts';
import type { DemoProduct, Unit } from '../products.ts';

export interface OrderLine {
  product: DemoProduct;
  unit: string;
  quantity: number;
  unitPrice: Decimal;
  priceConversion: string;
  extension: Decimal;
  isEstimate: boolean;
  caseQuantity: number;
  type: 'Invoice' | 'Credit';
}

interface Sold {
  factor: Factor;
  priceConversion: string;
  isEstimate: boolean;
  perCase: number;
}

/** Data that is the same in all orders, computed once for each product and unit. */
const soldBy = new WeakMap<Unit, Sold>();

function sold(product: DemoProduct, unit: Unit): Sold {
  const known = soldBy.get(unit);
  if (known) return known;
  const units = unitsOf(product);
  const factor = conversionFactor(units, unit.name, product.pricingUnit);
  if (!factor) throw new Error(`product ${product.key} has no unit ${unit.name}`);
  const perCase = product.units.find((candidate) => candidate.name === 'CS')?.conversion;
  const computed: Sold = {
    factor,
    priceConversion: factor.numerator.div(factor.denominator).toFixed(8),
    isEstimate: isEstimated(units, unit.name, product.pricingUnit),
    perCase: perCase ? unit.conversion / perCase : 0,
  };
  soldBy.set(unit, computed);
  return computed;
}

function unitsOf(product: DemoProduct): Pick<Product, 'sellBys' | 'priceBys'> {
  const { units } = product;
  return {
    sellBys: units
      .filter((unit) => unit.isSell)
      .map(({ name, conversion, isPrice, multiple }) => ({
        unitOfMeasure: name,
        stockConversion: conversion,
        isPricing: isPrice,
        sellByMultiple: multiple,
      })),
    priceBys: units
      .filter((unit) => unit.isPrice)
      .map(({ name, conversion, priceDecimals }) => ({
        unitOfMeasure: name,
        stockConversion: conversion,
        priceDecimals,
      })),
  };
}

/** A line at today's `price`, adjusted to `daysAgo`: prices of two years ago were some percent lower, a few higher. */
export function makeLine(
  product: DemoProduct,
  unit: Unit,
  quantity: number,
  price: Decimal,
  daysAgo: number,
  type: OrderLine['type'],
): OrderLine {
  const { factor, priceConversion, isEstimate, perCase } = sold(product, unit);
  const decimals = product.units.find(({ name }) => name === product.pricingUnit)?.priceDecimals ?? 2;
  const yearlyPermille = ((product.key * 37) % 80) - 15;
  const drift = Math.round((yearlyPermille * daysAgo) / 365);
  const unitPrice = price
    .times(1000 - drift)
    .div(1000)
    .toDecimalPlaces(decimals);
  return {
    product,
    unit: unit.name,
    quantity,
    unitPrice,
    priceConversion,
    extension: extension(decimal(quantity), factor, unitPrice),
    isEstimate,
    caseQuantity: Math.round(quantity * perCase * 100) / 100,
    type,
  };
}

export interface Totals {
  lineTotal: Decimal;
  addOnCharges: Decimal;
  taxableAmount: Decimal;
  tax: Decimal;
  total: Decimal;
}

export function totalsOf(
  lines: readonly OrderLine[],
  taxRate: string,
  addOn: { charge: string; freeFrom: string },
): Totals {
  const sum = (chosen: readonly OrderLine[]) => chosen.reduce((total, line) => total.plus(line.extension), ZERO);
  const lineTotal = sum(lines);
  const taxableAmount = sum(lines.filter((line) => line.product.isTaxable));
  const isCharged = lineTotal.isPositive() && lineTotal.lt(addOn.freeFrom);
  const addOnCharges = isCharged ? new Decimal(addOn.charge) : ZERO;
  const tax = taxableAmount.times(taxRate).toDecimalPlaces(2);
  return { lineTotal, addOnCharges, taxableAmount, tax, total: lineTotal.plus(addOnCharges).plus(tax) };
}
