import { readDate } from '../calendar.ts';
import type { Cart, CartHeader, CartHeaderChange, ValidDates } from '../cart/cart.ts';
import { belowMinimum } from '../cart/checkoutRules.ts';
import { deliveryDateProblem } from '../cart/deliveryDates.ts';
import { dateReasons } from '../cart/reasons.ts';
import { cartTotals } from '../cart/totals.ts';
import { type Address, type Customer, WALK_IN_CUSTOMER_KEY } from '../customer/customer.ts';
import { type Decimal, decimal, ZERO } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import type { ShipMethod } from '../session/user.ts';
import type { SiteSettings, UserSettings } from '../settings/settings.ts';
import { cartText } from '../texts/cartText.ts';
import { checkoutText } from '../texts/checkoutText.ts';

/** The form values of the Delivery step; '' means empty. `deliveryDate` is `YYYY-MM-DD`. */
export interface DeliveryDetails {
  shipTo: string;
  customerPo: string;
  deliveryDate: string;
  specialInstruction1: string;
  specialInstruction2: string;
  notes: string;
}

export interface DeliveryRules {
  method: ShipMethod;
  /** Empty for pickup. */
  shipTos: readonly Address[];
  /** The message when there is no address to deliver to; null when none is needed. */
  noAddressText: string | null;
  isPoRequired: boolean;
  isDateRequired: boolean;
  /** True fills in the first available date; otherwise the buyer enters one (readings 61). */
  prefillsDate: boolean;
  /** Shown for an address outside the delivery area; null while that does not matter. */
  undeliverableText: string | null;
  /** The requested details; absent means all of them. */
  asks?: readonly string[] | undefined;
}

export function asksFor({ asks }: Pick<DeliveryRules, 'asks'>, field: keyof DeliveryDetails): boolean {
  return asks === undefined || asks.includes(field);
}

/** Limits the details to those that a procurement system takes; it numbers its order later. */
export function askingOnly(rules: DeliveryRules, asks: readonly string[]): DeliveryRules {
  const asksDate = asks.includes('deliveryDate');
  return {
    ...rules,
    asks,
    isPoRequired: false,
    noAddressText: null,
    isDateRequired: rules.isDateRequired && asksDate,
    prefillsDate: rules.prefillsDate && asksDate,
    undeliverableText: asks.includes('shipTo') ? rules.undeliverableText : null,
  };
}

function noAddressText(customer: Pick<Customer, 'customerKey'> | null): string {
  return customer?.customerKey === WALK_IN_CUSTOMER_KEY
    ? cartText('reasons.addressRequired')
    : cartText('orderReasons.addressMissing');
}

export function deliveryRules(
  customer: Pick<Customer, 'customerKey' | 'requiredPO' | 'shiptos'> | null,
  settings: Pick<
    UserSettings,
    'requiredPO' | 'sessionType' | 'checkoutRequireDeliveryDate' | 'defaultDeliveryDateFlag'
  >,
  site: Pick<SiteSettings, 'zipCodeRestrictionFlag' | 'zipCodeRestrictionMessage'>,
  method: ShipMethod = 'Delivery',
): DeliveryRules {
  const prefillsDate = settings.defaultDeliveryDateFlag === 'UseSystemDefault';
  return {
    method,
    shipTos: method === 'Pickup' ? [] : (customer?.shiptos ?? []),
    noAddressText: method === 'Delivery' ? noAddressText(customer) : null,
    isPoRequired: settings.requiredPO || settings.sessionType === 'Consumer' || customer?.requiredPO === true,
    isDateRequired: settings.checkoutRequireDeliveryDate || !prefillsDate,
    prefillsDate,
    undeliverableText: site.zipCodeRestrictionFlag
      ? site.zipCodeRestrictionMessage || cartText('reasons.undeliverable')
      : null,
  };
}

export function findShipTo(shipTos: readonly Address[], code: string): Address | null {
  return shipTos.find(({ key }) => key === code) ?? null;
}

/** The chosen ship-to if it exists, else the customer's default, the primary or the first one. */
export function startingShipTo(
  chosen: string | null,
  customer: Pick<Customer, 'defaultShipto'> | null,
  { shipTos }: Pick<DeliveryRules, 'shipTos'>,
): string {
  const known = findShipTo(shipTos, chosen ?? '') ?? findShipTo(shipTos, customer?.defaultShipto ?? '');
  return (known ?? shipTos.find(({ isPrimary }) => isPrimary) ?? shipTos[0])?.key ?? '';
}

/** The initial values of the step: the cart's header, else the customer's defaults (readings 70). */
export function startingDetails(
  header: CartHeader,
  customer: Pick<Customer, 'defaultPO' | 'defaultShipto'> | null,
  rules: Pick<DeliveryRules, 'shipTos'>,
): DeliveryDetails {
  return {
    shipTo: startingShipTo(header.customerShipToCode, customer, rules),
    customerPo: header.customer_PO ?? customer?.defaultPO ?? '',
    deliveryDate: header.deliveryDate ?? '',
    specialInstruction1: header.specialInstruction1 ?? '',
    specialInstruction2: header.specialInstruction2 ?? '',
    notes: header.notes ?? '',
  };
}

/**
 * The delivery date once the valid dates are loaded. A cleared date stays cleared; the default of another ship-to, and
 * a date that is too early now, are replaced by the default, or cleared when the buyer enters the date.
 */
export function settledDate(
  date: string,
  { dates, previous }: { dates: ValidDates; previous: ValidDates | null },
  { prefillsDate }: Pick<DeliveryRules, 'prefillsDate'>,
): string {
  const suggested = prefillsDate ? dates.defaultDate : '';
  if (date === '') return previous ? '' : suggested;
  const isUntouched = previous !== null && date === previous.defaultDate;
  return isUntouched || date < dates.earliestDate ? suggested : date;
}

export function dateProblem(
  date: string,
  dates: ValidDates | null,
  { isDateRequired, method }: Pick<DeliveryRules, 'isDateRequired' | 'method'>,
): string | null {
  if (date === '') return isDateRequired ? dateReasons(method).required().text : null;
  if (dates) return deliveryDateProblem(date, dates.dates, method)?.text ?? null;
  return readDate(date) === null ? dateReasons(method).invalid().text : null;
}

/** Whether a date is possible, or left empty. */
export function isPossibleDate(date: string, { dates }: ValidDates): boolean {
  return date === '' || dates.includes(date);
}

/**
 * The total of a cart. `lineTotal` null: pricing is hidden, and the server decides for which ship-to the cart is too
 * small.
 */
export interface CartWorth {
  lineTotal: Decimal | null;
  tooSmallFor: string | null;
}

export function cartWorth({ lines, header, isBelowMinimum }: Cart): CartWorth {
  return { lineTotal: cartTotals(lines).lineTotal, tooSmallFor: isBelowMinimum ? header.customerShipToCode : null };
}

function minimumProblems({ key, minimumOrderAmount }: Address, { lineTotal, tooSmallFor }: CartWorth): string[] {
  if (lineTotal) {
    const sentences = belowMinimum(lineTotal, minimumOrderAmount, { hidePricing: false }).map(({ text }) => text);
    if (sentences.length === 0 || minimumOrderAmount === null) return sentences;
    return [
      ...sentences,
      checkoutText('checkout.minimumToGo', { amount: formatMoney(decimal(minimumOrderAmount).minus(lineTotal)) }),
    ];
  }
  if (tooSmallFor !== key) return [];
  const sentences = belowMinimum(ZERO, minimumOrderAmount, { hidePricing: true }).map(({ text }) => text);
  return [...sentences, checkoutText('checkout.belowMinimum')];
}

type ShipToRules = Pick<DeliveryRules, 'shipTos' | 'noAddressText' | 'undeliverableText'>;

/** Why nothing is delivered to this ship-to at any amount: it is unknown or outside the delivery area. */
export function shipToRefusal(code: string, { shipTos, noAddressText, undeliverableText }: ShipToRules): string | null {
  const shipTo = findShipTo(shipTos, code);
  if (!shipTo) return noAddressText;
  return shipTo.isValidZipCode ? null : undeliverableText;
}

/**
 * Why this ship-to cannot get a delivery, a sentence each: it is outside the delivery area, or the cart is below its
 * minimum (equal passes).
 */
export function shipToProblems(code: string, worth: CartWorth, rules: ShipToRules): readonly string[] {
  const refusal = shipToRefusal(code, rules);
  const shipTo = findShipTo(rules.shipTos, code);
  return [...(refusal === null ? [] : [refusal]), ...(shipTo ? minimumProblems(shipTo, worth) : [])];
}

/**
 * Whether the step can be left with these details. `dates` null: they could not be loaded, which matters only when a
 * date is required.
 */
export function isDeliverable(
  details: DeliveryDetails,
  known: { dates: ValidDates | null; worth: CartWorth },
  rules: DeliveryRules,
): boolean {
  const { dates, worth } = known;
  return (
    (!rules.isPoRequired || details.customerPo.trim() !== '') &&
    (dates === null ? !rules.isDateRequired : dateProblem(details.deliveryDate, dates, rules) === null) &&
    shipToProblems(details.shipTo, worth, rules).length === 0
  );
}

/** The changes of the header by these details; empty when nothing differs. */
export function headerChange(header: CartHeader, details: DeliveryDetails): CartHeaderChange {
  const wanted = {
    customerShipToCode: details.shipTo || null,
    customer_PO: details.customerPo.trim() || null,
    deliveryDate: details.deliveryDate || null,
    specialInstruction1: details.specialInstruction1.trim() || null,
    specialInstruction2: details.specialInstruction2.trim() || null,
    notes: details.notes.trim() || null,
  };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== (header[field as keyof typeof wanted] || null),
  );
  return Object.fromEntries(changed);
}
