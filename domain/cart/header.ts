import { readDate } from '../calendar.ts';
import { plainText } from '../plainText.ts';
import type { Reason } from '../refusal/coded.ts';
import type { RefusalCode } from '../refusal/refusalCodes.ts';
import type { ShipMethod } from '../session/user.ts';
import { cartText } from '../texts/cartText.ts';
import { checkoutText } from '../texts/checkoutText.ts';
import type { CartHeader, CartHeaderChange, ValidDates } from './cart.ts';
import { deliveryDateProblem, deliveryDates } from './deliveryDates.ts';
import { HEADER_TEXTS, headerTextProblem } from './headerTexts.ts';
import type { Read } from './lineRules.ts';
import { dateReasons } from './reasons.ts';

/**
 * The choices for an order; null means not chosen. An empty `customerPo` was cleared on purpose. The ship-to code alone
 * decides where the order goes. Its address follows from the code, so that both always name the same place (readings
 * 115).
 */
export interface ChosenHeader {
  shipToCode: string | null;
  customerPo: string | null;
  deliveryDate: string | null;
  specialInstruction1: string | null;
  specialInstruction2: string | null;
  notes: string | null;
}

export const EMPTY_HEADER: ChosenHeader = {
  shipToCode: null,
  customerPo: null,
  deliveryDate: null,
  specialInstruction1: null,
  specialInstruction2: null,
  notes: null,
};

/** A ship-to of a customer. `weekdays`: Sunday 1 to Saturday 7. */
export interface ShipTo {
  id: number;
  key: string;
  isPrimary: boolean;
  isValidZipCode: boolean;
  minimumOrderAmount: string | null;
  weekdays: readonly number[];
}

/** The rules that a header is validated against. */
export interface HeaderRules {
  shipTos: readonly ShipTo[];
  defaultShipTo: string | null;
  defaultPo: string | null;
  /** The first date that the cutoff allows, and the last possible one. */
  deliversFrom: string;
  deliversUntil: string;
  isPoRequired: boolean;
  isDateRequired: boolean;
  method: ShipMethod;
  /** The days of the week with pickup. */
  pickupWeekdays: readonly number[];
  /** The delivery days of the week, and the dates on which the distributor is closed. */
  deliveryWeekdays: readonly number[];
  holidays: readonly string[];
  /** The message when a delivery has no address; null when no address is needed. */
  noAddressText: string | null;
  /** The reason why no ship method is available; null when one is. */
  noMethodText: string | null;
  /** Shown for an address outside the delivery area; null while that does not matter. */
  undeliverableText: string | null;
}

type Destination = Pick<ChosenHeader, 'shipToCode'>;

/**
 * The order's destination: the chosen ship-to, else the customer's default, else the primary or first one. A pickup has
 * none; the choice is kept for the next delivery.
 */
export function shipToOf(
  chosen: Destination,
  { shipTos, defaultShipTo, method }: Pick<HeaderRules, 'shipTos' | 'defaultShipTo' | 'method'>,
): ShipTo | null {
  if (method === 'Pickup') return null;
  if (chosen.shipToCode !== null) return shipTos.find(({ key }) => key === chosen.shipToCode) ?? null;
  return shipTos.find(({ key }) => key === defaultShipTo) ?? shipTos.find((one) => one.isPrimary) ?? shipTos[0] ?? null;
}

/** The P.O. of the order: the customer's default one until another is given or it is cleared. */
export function customerPoOf(
  chosen: Pick<ChosenHeader, 'customerPo'>,
  rules: Pick<HeaderRules, 'defaultPo'>,
): string | null {
  return (chosen.customerPo ?? rules.defaultPo) || null;
}

function datesOf(chosen: Destination, rules: HeaderRules): string[] {
  const { deliversFrom: from, deliversUntil: until, method, pickupWeekdays, deliveryWeekdays, holidays } = rules;
  if (method === 'Pickup') return deliveryDates({ from, until, weekdays: pickupWeekdays, holidays });
  const weekdays = shipToOf(chosen, rules)?.weekdays ?? [];
  return deliveryDates({ from, until, weekdays, openOn: deliveryWeekdays, holidays });
}

/** The possible delivery dates of this destination: dates that the header's rules accept (readings 114). */
export function validDates(chosen: Destination, rules: HeaderRules): Omit<ValidDates, 'cutOff'> {
  const dates = datesOf(chosen, rules);
  const earliestDate = dates[0] ?? rules.deliversFrom;
  return { defaultDate: earliestDate, earliestDate, latestDate: dates.at(-1) ?? earliestDate, dates };
}

const addressUnknown = (): Reason => ({ code: 'addressUnknown', text: cartText('reasons.addressUnknown') });
const poRequired = (): Reason => ({ code: 'poRequired', text: checkoutText('checkout.poRequired') });

const shipToUnknown = (code: string): Reason => ({
  code: 'shipToUnknown',
  params: { shipTo: code },
  text: cartText('reasons.shipToUnknown', { code }),
});

const addressElsewhere = (code: string): Reason => ({
  code: 'addressElsewhere',
  params: { shipTo: code },
  text: cartText('reasons.addressElsewhere', { code }),
});

const reasonOf = (code: RefusalCode, text: string | null): Reason | null => (text === null ? null : { code, text });

function destinationProblem(chosen: Destination, rules: HeaderRules): Reason | null {
  if (rules.method === 'Pickup') return null;
  const shipTo = shipToOf(chosen, rules);
  if (shipTo) return shipTo.isValidZipCode ? null : reasonOf('undeliverable', rules.undeliverableText);
  if (chosen.shipToCode !== null) return shipToUnknown(chosen.shipToCode);
  return reasonOf('addressMissing', rules.noAddressText);
}

function dateProblem(chosen: ChosenHeader, rules: HeaderRules): Reason | null {
  if (chosen.deliveryDate === null) return null;
  return deliveryDateProblem(chosen.deliveryDate, datesOf(chosen, rules), rules.method);
}

/** All problems that prevent an order with this header, in form order. */
export function headerProblems(chosen: ChosenHeader, rules: HeaderRules): Reason[] {
  return [
    reasonOf('noShipMethod', rules.noMethodText),
    destinationProblem(chosen, rules),
    rules.isPoRequired && customerPoOf(chosen, rules) === null ? poRequired() : null,
    rules.isDateRequired && chosen.deliveryDate === null ? dateReasons(rules.method).required() : null,
    dateProblem(chosen, rules),
  ].filter((problem) => problem !== null);
}

/**
 * The ship-to code of a change, by code or by address; null is the customer's default. A contradictory pair is refused.
 */
function changedShipTo(
  { customerShipToCode: code, addressId }: CartHeaderChange,
  kept: string | null,
  { shipTos }: HeaderRules,
): Read<string | null> {
  if (code === undefined && addressId === undefined) return { value: kept };
  const byCode = shipTos.find(({ key }) => key === code);
  if (code && !byCode) return { errors: [shipToUnknown(code)] };
  if (addressId === undefined || addressId === null) return { value: code || null };
  const byAddress = shipTos.find(({ id }) => id === addressId);
  if (!byAddress) return { errors: [addressUnknown()] };
  if (byCode && byCode !== byAddress) return { errors: [addressElsewhere(byCode.key)] };
  return { value: byAddress.key };
}

/**
 * The header after a change, or the first reason why it is refused. Only changed fields are validated: a date that has
 * passed meanwhile does not prevent storing a note. Of ship-to and address one is enough, and the other follows it.
 */
export function changeHeader(chosen: ChosenHeader, change: CartHeaderChange, rules: HeaderRules): Read<ChosenHeader> {
  const tooLong = HEADER_TEXTS.map((field) => headerTextProblem(field, change[field])).find(
    (problem) => problem !== null,
  );
  if (tooLong) return { errors: [tooLong] };
  const { customerShipToCode, addressId, customer_PO, deliveryDate } = change;
  const { value: shipToCode, errors } = changedShipTo(change, chosen.shipToCode, rules);
  if (errors) return { errors };
  const changed: ChosenHeader = {
    shipToCode,
    customerPo: customer_PO === undefined ? chosen.customerPo : clean(customer_PO),
    deliveryDate: deliveryDate === undefined ? chosen.deliveryDate : deliveryDate || null,
    specialInstruction1: textOf(change.specialInstruction1, chosen.specialInstruction1),
    specialInstruction2: textOf(change.specialInstruction2, chosen.specialInstruction2),
    notes: textOf(change.notes, chosen.notes),
  };
  const isDestinationSent = customerShipToCode !== undefined || addressId !== undefined;
  const problem = isDestinationSent || deliveryDate ? dateProblem(changed, rules) : null;
  if (problem !== null) return { errors: [problem] };
  return { value: { ...changed, deliveryDate: changed.deliveryDate && readDate(changed.deliveryDate) } };
}

function clean(text: string | null): string {
  return text === null ? '' : plainText(text);
}

function textOf(sent: string | null | undefined, kept: string | null): string | null {
  return sent === undefined ? kept : clean(sent) || null;
}

/** The header in API form, with the ship-to, its address and the P.O. that an order would get now. */
export function cartHeader(chosen: ChosenHeader, rules: HeaderRules): CartHeader {
  const shipTo = shipToOf(chosen, rules);
  return {
    customerShipToCode: shipTo?.key ?? (rules.method === 'Pickup' ? null : chosen.shipToCode),
    customer_PO: customerPoOf(chosen, rules),
    deliveryDate: chosen.deliveryDate,
    specialInstruction1: chosen.specialInstruction1,
    specialInstruction2: chosen.specialInstruction2,
    notes: chosen.notes,
    addressId: shipTo?.id ?? null,
    isValid: headerProblems(chosen, rules).length === 0,
  };
}
