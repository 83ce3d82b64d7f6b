import type { CartHeader, CartHeaderChange, ValidDates } from '../cart/cart.ts';
import { type DeliveryDetails, type DeliveryRules, findShipTo, headerChange, isPossibleDate } from './delivery.ts';

/** Values typed at the Delivery step that are not in the cart; a date may be an invalid one. */
export type TypedDetails = Partial<DeliveryDetails>;

function only(details: DeliveryDetails, isMeant: (field: keyof DeliveryDetails) => boolean): TypedDetails {
  const fields = Object.keys(details) as (keyof DeliveryDetails)[];
  return Object.fromEntries(fields.filter(isMeant).map((field) => [field, details[field]]));
}

/** The values of the form that differ from the suggested ones. */
export function changedDetails(details: DeliveryDetails, suggested: DeliveryDetails): TypedDetails {
  return only(details, (field) => details[field] !== suggested[field]);
}

/** The typed values after the form changed; `suggested` are its defaults. */
export function typedSince(
  typed: TypedDetails,
  { details, suggested }: { details: DeliveryDetails; suggested: DeliveryDetails },
): TypedDetails {
  return only(details, (field) => field in typed || details[field] !== suggested[field]);
}

/** The form as the user left it, over its initial values. A ship-to that the customer no longer has is cleared. */
export function withTyped(
  details: DeliveryDetails,
  { shipTo, ...typed }: TypedDetails,
  { shipTos }: Pick<DeliveryRules, 'shipTos'>,
): DeliveryDetails {
  return { ...details, ...typed, ...(shipTo !== undefined && findShipTo(shipTos, shipTo) ? { shipTo } : {}) };
}

function detailsIn(header: CartHeader): DeliveryDetails {
  return {
    shipTo: header.customerShipToCode ?? '',
    customerPo: header.customer_PO ?? '',
    deliveryDate: header.deliveryDate ?? '',
    specialInstruction1: header.specialInstruction1 ?? '',
    specialInstruction2: header.specialInstruction2 ?? '',
    notes: header.notes ?? '',
  };
}

/**
 * The part of the typed details that the cart can store: a ship-to only with a possible date, and no date that the step
 * would refuse. `dates` null: the dates are unknown, so neither value is sent.
 */
export function keptChange(
  header: CartHeader,
  { typed, details, dates }: { typed: TypedDetails; details: DeliveryDetails; dates: ValidDates | null },
): CartHeaderChange {
  const { shipTo, deliveryDate, ...texts } = typed;
  const isPossible = dates !== null && isPossibleDate(details.deliveryDate, dates);
  const destination = shipTo === undefined ? {} : { shipTo };
  const day = shipTo === undefined && deliveryDate === undefined ? {} : { deliveryDate: details.deliveryDate };
  return headerChange(header, { ...detailsIn(header), ...texts, ...(isPossible ? { ...destination, ...day } : {}) });
}

/**
 * The typed values that the cart does not have. The cart cannot represent a cleared field: it would show the customer's
 * default again.
 */
export function stillTyped(header: CartHeader, typed: TypedDetails): TypedDetails {
  const inCart = detailsIn(header);
  const fields = Object.keys(typed) as (keyof DeliveryDetails)[];
  return Object.fromEntries(
    fields
      .filter((field) => typed[field] === '' || typed[field]?.trim() !== inCart[field])
      .map((field) => [field, typed[field]]),
  );
}
