import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartHeaderChange } from '#domain/cart/cart.ts';
import {
  cartHeader,
  changeHeader,
  EMPTY_HEADER,
  type HeaderRules,
  headerProblems,
  type ShipTo,
  validDates,
} from '#domain/cart/header.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { SHIP_METHODS } from '#domain/session/user.ts';

const shipTo = (id: number, key: string, weekdays: number[]): ShipTo => ({
  id,
  key,
  isPrimary: id === 1,
  isValidZipCode: true,
  minimumOrderAmount: null,
  weekdays,
});
const rules: HeaderRules = {
  shipTos: [shipTo(1, 'MAIN', [2, 3, 4, 5, 6]), shipTo(2, 'DOCK', [3, 5]), shipTo(3, 'ISLE', [1])],
  defaultShipTo: 'MAIN',
  defaultPo: null,
  deliversFrom: '2026-03-07',
  deliversUntil: '2026-06-05',
  isPoRequired: false,
  isDateRequired: true,
  method: 'Delivery',
  pickupWeekdays: [2, 3, 4, 5, 6, 7],
  deliveryWeekdays: [],
  holidays: [],
  noAddressText: null,
  noMethodText: null,
  undeliverableText: null,
};

describe('the dates that are answered', () => {
  const from = fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
  const destination = fc.record({ shipToCode: fc.constantFrom(null, 'MAIN', 'DOCK', 'ISLE') });

  test('earliest and default, are accepted by the header, and ordered with', () => {
    fc.assert(
      fc.property(from, destination, fc.constantFrom(...SHIP_METHODS), (deliversFrom, { shipToCode }, method) => {
        const today = { ...rules, deliversFrom, method };
        const dates = validDates({ shipToCode }, today);
        for (const deliveryDate of [dates.earliestDate, dates.defaultDate]) {
          const change = { customerShipToCode: shipToCode, deliveryDate };
          const { value = EMPTY_HEADER, errors = [] } = changeHeader(EMPTY_HEADER, change, today);
          expect([...errors, ...headerProblems(value, today)]).toEqual([]);
        }
      }),
    );
  });
});

describe('ship-to and address', () => {
  const change: fc.Arbitrary<CartHeaderChange> = fc.record(
    {
      customerShipToCode: fc.constantFrom(null, '', 'MAIN', 'DOCK', 'GONE'),
      addressId: fc.constantFrom(null, 1, 2, 99),
    },
    { requiredKeys: [] },
  );

  test('name one place after any changes, and the sent values name the same', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
        let chosen = EMPTY_HEADER;
        for (const one of changes) {
          const { value } = changeHeader(chosen, one, rules);
          if (!value) continue;
          chosen = value;
          const { customerShipToCode, addressId } = cartHeader(chosen, rules);
          expect(rules.shipTos).toContainEqual(expect.objectContaining({ key: customerShipToCode, id: addressId }));
          if (one.customerShipToCode) expect(customerShipToCode).toBe(one.customerShipToCode);
          if (one.addressId) expect(addressId).toBe(one.addressId);
        }
      }),
    );
  });

  test.each<[string, CartHeaderChange, Reason]>([
    [
      'code and address of two places',
      { customerShipToCode: 'MAIN', addressId: 2 },
      {
        code: 'addressElsewhere',
        params: { shipTo: 'MAIN' },
        text: 'This delivery address does not belong to ship-to MAIN',
      },
    ],
    [
      'an unknown code',
      { customerShipToCode: 'GONE', addressId: 2 },
      { code: 'shipToUnknown', params: { shipTo: 'GONE' }, text: 'Ship-to GONE is not available' },
    ],
    [
      'an unknown address',
      { customerShipToCode: 'MAIN', addressId: 99 },
      { code: 'addressUnknown', text: 'This delivery address is not available' },
    ],
  ])('%s are refused', (_, sent, reason) => {
    expect(changeHeader(EMPTY_HEADER, sent, rules)).toEqual({ errors: [reason] });
  });

  test('given up, the date is validated by the default ship-to', () => {
    const chosen = { ...EMPTY_HEADER, shipToCode: 'ISLE', deliveryDate: '2026-03-08' };
    expect(changeHeader(chosen, { customerShipToCode: null }, rules)).toEqual({
      errors: [expect.objectContaining({ text: 'The earliest delivery date is 03/09/2026' })],
    });
  });
});

describe('the P.O.', () => {
  const withDefault = { ...rules, defaultPo: 'STANDING' };
  const poOf = (customer_PO: string | null) => {
    const { value = EMPTY_HEADER } = changeHeader(EMPTY_HEADER, { customer_PO }, withDefault);
    return cartHeader(value, withDefault).customer_PO;
  };

  test("is the customer's default one until another is entered, or it is removed", () => {
    expect(cartHeader(EMPTY_HEADER, withDefault).customer_PO).toBe('STANDING');
    expect([poOf('PO-7'), poOf(''), poOf(null)]).toEqual(['PO-7', null, null]);
  });
});
