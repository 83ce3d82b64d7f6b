import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartHeader, CartLine } from '#domain/cart/cart.ts';
import { belowMinimum } from '#domain/cart/checkoutRules.ts';
import { failureLines, messageLines, refusalLines } from '#domain/checkout/answer.ts';
import {
  type DeliveryDetails,
  dateProblem,
  deliveryRules,
  headerChange,
  isDeliverable,
  settledDate,
  shipToProblems,
  startingDetails,
} from '#domain/checkout/delivery.ts';
import { NO_OFFER, type Offer, offerChanges, risenPrices } from '#domain/checkout/offer.ts';
import { CHECKOUT_STEPS, type CheckoutStep, type CheckoutTerms, checkoutSteps } from '#domain/checkout/steps.ts';
import { type Address, type Customer, WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { decimal } from '#domain/decimal.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { datesFrom } from '../machines/ordering/checkoutSamples.ts';

const address: Address = {
  id: 1,
  key: 'MAIN',
  isPrimary: false,
  name: 'The Gilded Oyster',
  display: 'Wharf',
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  contact: null,
  phone: null,
  deliveryTime: null,
  minimumOrderAmount: null,
  isValidZipCode: true,
};
const dock = { ...address, id: 2, key: 'DOCK', isPrimary: true };
const customer: Pick<Customer, 'customerKey' | 'defaultPO' | 'defaultShipto' | 'requiredPO' | 'shiptos'> = {
  customerKey: 101,
  defaultPO: null,
  defaultShipto: null,
  requiredPO: false,
  shiptos: [address, dock],
};
const { header } = NO_OFFER.cart;
const site = { zipCodeRestrictionFlag: false, zipCodeRestrictionMessage: null };

describe('the steps', () => {
  const MESSAGES = [null, ' \n', 'Closed on Labor Day.'];
  const METHODS = [
    { allowsPickup: true, allowsDelivery: true },
    { allowsPickup: true, allowsDelivery: false },
    { allowsPickup: false, allowsDelivery: true },
  ];
  const allTerms: CheckoutTerms[] = (['Customer', 'Salesperson', 'Consumer'] as const).flatMap((userType) =>
    MESSAGES.flatMap((checkoutMessage) =>
      METHODS.flatMap((methods) =>
        [false, true].map((isPunchout) => ({ userType, checkoutMessage, ...methods, isPunchout })),
      ),
    ),
  );
  const isChoosing = ({ userType, allowsPickup, allowsDelivery }: CheckoutTerms) =>
    userType === 'Consumer' && allowsPickup && allowsDelivery;
  /** The first step and the number of steps for a user who sees a receipt. */
  const STARTS: readonly [string, (terms: CheckoutTerms) => boolean, CheckoutStep, number][] = [
    ['business', ({ userType }) => userType !== 'Consumer', 'Delivery', 3],
    ['a consumer who chooses a shipment method', isChoosing, 'ShipMethod', 5],
    ['any other consumer', () => true, 'Delivery', 4],
  ];

  test.each(allTerms)('of %o', (terms) => {
    const [, , start = null, count = 0] = STARTS.find(([, isMeant]) => isMeant(terms)) ?? [];
    const hasMessage = terms.checkoutMessage === 'Closed on Labor Day.';
    const steps = checkoutSteps(terms);
    expect(steps[0]).toBe(hasMessage && start === 'Delivery' ? 'Message' : start);
    expect(steps).toHaveLength(count + (hasMessage ? 1 : 0) - (terms.isPunchout ? 1 : 0));
    expect(steps.includes('ConsumerPayment')).toBe(terms.userType === 'Consumer');
    expect(steps.at(-1)).toBe(terms.isPunchout ? 'ConfirmOrder' : 'Receipt');
    expect(steps).toEqual(CHECKOUT_STEPS.filter((step) => steps.includes(step)));
  });

  test('are all six for a consumer with a choice and a message', () => {
    const terms = { userType: 'Consumer', checkoutMessage: 'Hello', isPunchout: false } as const;
    expect(checkoutSteps({ ...terms, allowsPickup: true, allowsDelivery: true })).toEqual(CHECKOUT_STEPS);
  });
});

describe('the first values of the form', () => {
  test.each<[string, Partial<CartHeader>, Partial<typeof customer>, Partial<DeliveryDetails>]>([
    ['the primary ship-to', {}, {}, { shipTo: 'DOCK' }],
    ['the default ship-to', {}, { defaultShipto: 'MAIN' }, { shipTo: 'MAIN' }],
    ['the one of the cart', { customerShipToCode: 'DOCK' }, { defaultShipto: 'MAIN' }, { shipTo: 'DOCK' }],
    ['no ship-to that is gone', { customerShipToCode: 'GONE' }, { defaultShipto: 'MAIN' }, { shipTo: 'MAIN' }],
    ['the first without a primary one', {}, { shiptos: [address] }, { shipTo: 'MAIN' }],
    ['none in an empty list', {}, { shiptos: [] }, { shipTo: '' }],
    ['the standing P.O.', {}, { defaultPO: 'STANDING' }, { customerPo: 'STANDING' }],
    ['the P.O. of the cart', { customer_PO: '7' }, { defaultPO: 'STANDING' }, { customerPo: '7' }],
  ])('%s', (_, inCart, ofCustomer, expected) => {
    const buyer = { ...customer, ...ofCustomer };
    expect(startingDetails({ ...header, ...inCart }, buyer, { shipTos: buyer.shiptos })).toMatchObject(expected);
  });
});

describe('the delivery date', () => {
  const dates = { ...datesFrom('2026-03-04'), defaultDate: '2026-03-05' };
  const previous = { ...datesFrom('2026-03-02'), defaultDate: '2026-03-03' };

  test.each<[string, string, boolean, typeof previous | null, string]>([
    ['is filled in', '', true, null, '2026-03-05'],
    ['is left to the buyer where the site wants that', '', false, null, ''],
    ['that was chosen stays', '2026-03-20', true, null, '2026-03-20'],
    ['on the earliest day stays', '2026-03-04', true, null, '2026-03-04'],
    ['that has passed gives way', '2026-02-20', true, null, '2026-03-05'],
    ['that has passed gives way to nothing where the buyer enters it', '2026-02-20', false, null, ''],
    ['that was cleared stays cleared', '', true, previous, ''],
    ['of another ship-to gives way to the default', '2026-03-03', true, previous, '2026-03-05'],
    ['that was typed survives another ship-to', '2026-03-20', true, previous, '2026-03-20'],
  ])('%s', (_, date, prefillsDate, before, settled) => {
    expect(settledDate(date, { dates, previous: before }, { prefillsDate })).toBe(settled);
  });

  test.each([
    ['UseSystemDefault', false, { isDateRequired: false, prefillsDate: true }],
    ['UseSystemDefault', true, { isDateRequired: true, prefillsDate: true }],
    ['RequireUserEntry', false, { isDateRequired: true, prefillsDate: false }],
    ['RequireUserEntry', true, { isDateRequired: true, prefillsDate: false }],
  ] as const)('with %s and checkoutRequireDeliveryDate %s', (defaultDeliveryDateFlag, isRequired, rules) => {
    const settings = { ...DEFAULT_USER_SETTINGS, defaultDeliveryDateFlag, checkoutRequireDeliveryDate: isRequired };
    expect(deliveryRules(customer, settings, site)).toMatchObject(rules);
  });

  test.each([
    ['', true, 'Delivery date is required'],
    ['', false, null],
    ['2026-03-03', false, 'The earliest delivery date is 03/04/2026'],
    ['2026-02-30', false, 'Delivery date is not a date'],
    ['2026-03-04', true, null],
    ['2026-03-08', false, 'There is no delivery on Sundays'],
    ['2026-05-04', false, 'The latest delivery date is 04/03/2026'],
  ])('%j, required %s: %s', (date, isDateRequired, problem) => {
    expect(dateProblem(date, dates, { isDateRequired, method: 'Delivery' })).toBe(problem);
  });
});

describe('picking up', () => {
  const rules = deliveryRules(customer, DEFAULT_USER_SETTINGS, site, 'Pickup');

  test('has no address, whatever the cart had, and needs no minimum', () => {
    const details = startingDetails({ ...header, customerShipToCode: 'MAIN' }, customer, rules);
    expect(details.shipTo).toBe('');
    expect(shipToProblems(details.shipTo, { lineTotal: decimal(0), tooSmallFor: null }, rules)).toEqual([]);
  });

  test('has a date of its own', () => {
    expect(dateProblem('2026-03-08', datesFrom('2026-03-04'), rules)).toBe('There is no pickup on Sundays');
  });
});

describe('a ship-to', () => {
  test('is needed by walk-in business before anything is delivered', () => {
    const walkIn = { ...customer, customerKey: WALK_IN_CUSTOMER_KEY, shiptos: [] };
    const rules = deliveryRules(walkIn, DEFAULT_USER_SETTINGS, site);
    expect(shipToProblems('', { lineTotal: null, tooSmallFor: null }, rules)).toEqual([
      'A delivery address is required to browse and add products to the cart.',
    ]);
  });

  const undeliverableText = 'We do not deliver there.';
  const unreachable = { ...address, isValidZipCode: false };
  const worth = (lineTotal: number | string) => ({ lineTotal: decimal(lineTotal), tooSmallFor: null });
  const UNKNOWN = { lineTotal: null, tooSmallFor: null };

  test('outside the delivery area shows that, where the site restricts zip codes', () => {
    expect(shipToProblems('MAIN', UNKNOWN, { shipTos: [unreachable], undeliverableText, noAddressText: null })).toEqual(
      [undeliverableText],
    );
    expect(
      shipToProblems('MAIN', UNKNOWN, { shipTos: [unreachable], undeliverableText: null, noAddressText: null }),
    ).toEqual([]);
  });

  test('below its minimum shows both amounts', () => {
    const shipTos = [{ ...address, minimumOrderAmount: 1250 }];
    expect(shipToProblems('MAIN', worth('1249.99'), { shipTos, undeliverableText: null, noAddressText: null })).toEqual(
      ['Current Cart Line Total is $1,249.99.', 'Minimum order amount for this zip code is $1,250.00.', '$0.01 to go'],
    );
  });

  test('accepts every total from its minimum on, and no other', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (total, minimum) => {
        const shipTos = [{ ...address, minimumOrderAmount: minimum / 100 }];
        const problems = shipToProblems('MAIN', worth(total / 100), {
          shipTos,
          undeliverableText: null,
          noAddressText: null,
        });
        expect(problems.length === 0).toBe(total >= minimum);
      }),
      { examples: [[25_000, 25_000]] },
    );
  });

  test('shows users who see no prices the minimum alone', () => {
    expect(belowMinimum(decimal('49.99'), '50.00', { hidePricing: true })).toEqual([
      {
        code: 'minimumAmount',
        params: { minimum: '$50.00' },
        text: 'Minimum order amount for this zip code is $50.00.',
      },
    ]);
  });

  test('is validated by the server where the total is hidden, and only the total that it has validated', () => {
    const shipTos = [
      { ...address, minimumOrderAmount: 1250 },
      { ...address, key: 'DOCK' },
    ];
    const rules = { shipTos, undeliverableText: null, noAddressText: null };
    expect(shipToProblems('MAIN', UNKNOWN, rules)).toEqual([]);
    expect(shipToProblems('DOCK', { lineTotal: null, tooSmallFor: 'MAIN' }, rules)).toEqual([]);
    expect(shipToProblems('MAIN', { lineTotal: null, tooSmallFor: 'MAIN' }, rules)).toEqual([
      'Minimum order amount for this zip code is $1,250.00.',
      'Your cart is below the minimum.',
    ]);
  });
});

describe('the header', () => {
  const text = fc.string({ maxLength: 20 });
  const anyDetails = fc.record({
    shipTo: fc.constantFrom('', 'MAIN', 'DOCK'),
    customerPo: text,
    deliveryDate: fc.constantFrom('', '2026-03-05'),
    specialInstruction1: text,
    specialInstruction2: text,
    notes: text,
  });

  test('has the typed text after a change, trimmed, and needs no other change then', () => {
    fc.assert(
      fc.property(anyDetails, anyDetails, (before, after) => {
        const first = { ...header, ...headerChange(header, before) };
        const second = { ...first, ...headerChange(first, after) };
        expect(second.notes ?? '').toBe(after.notes.trim());
        expect(second.customerShipToCode ?? '').toBe(after.shipTo);
        expect(headerChange(second, after)).toEqual({});
      }),
    );
  });

  test('never sends unchanged values', () => {
    const details = startingDetails(header, customer, { shipTos: [] });
    expect(headerChange(header, { ...details, notes: 'Ring' })).toEqual({ notes: 'Ring' });
  });

  test('is not complete without a P.O. where the settings or the customer want one', () => {
    const details = { ...startingDetails(header, customer, { shipTos: customer.shiptos }), deliveryDate: '2026-03-05' };
    const known = { dates: null, worth: { lineTotal: null, tooSmallFor: null } };
    const bySettings = deliveryRules(customer, { ...DEFAULT_USER_SETTINGS, requiredPO: true }, site);
    const byCustomer = deliveryRules({ ...customer, requiredPO: true }, DEFAULT_USER_SETTINGS, site);
    expect(isDeliverable(details, known, bySettings)).toBe(false);
    expect(isDeliverable(details, known, byCustomer)).toBe(false);
    expect(isDeliverable({ ...details, customerPo: '7' }, known, byCustomer)).toBe(true);
  });
});

describe('an offer', () => {
  const line: CartLine = {
    id: 1,
    productKey: 11,
    unitOfMeasure: 'CS',
    orderQuantity: 2,
    unitOfMeasure_Prc: 'CS',
    productText1: null,
    productText2: null,
    caseQuantity: 2,
    unitPrice: 48,
    priceConversion: 1,
    extension: 96,
    isOverridePrice: false,
    isEstimate: false,
    previousUnitPrice: null,
  };
  const offerOf = (...lines: CartLine[]): Offer => ({ ...NO_OFFER, cart: { ...NO_OFFER.cart, lines } });

  test('equal to the one shown has no changes', () => {
    expect(offerChanges(offerOf(line), offerOf(line))).toEqual([]);
  });

  test('names every line that changed, was added or was removed', () => {
    const dearer = { ...line, unitPrice: 50 };
    const more = { ...line, id: 2, orderQuantity: 3 };
    const added = { ...line, id: 4 };
    const gone = { ...line, id: 3 };
    expect(offerChanges(offerOf(line, { ...more, orderQuantity: 2 }, gone), offerOf(dearer, more, added))).toEqual([
      { kind: 'price', line: dearer, from: 48, to: 50 },
      { kind: 'quantity', line: more, from: 2, to: 3 },
      { kind: 'added', line: added },
      { kind: 'removed', line: gone },
    ]);
  });

  test('shows prices that rose since the server last showed them, and not those that fell', () => {
    const risen = { ...line, previousUnitPrice: 47 };
    const fallen = { ...line, previousUnitPrice: 49 };
    expect(risenPrices([risen, fallen, line])).toEqual([{ kind: 'price', line: risen, from: 47, to: 48 }]);
  });

  test('shows no prices while they are hidden', () => {
    const { unitPrice: _, previousUnitPrice: __, ...hidden } = line;
    expect(offerChanges(offerOf(hidden), offerOf(hidden))).toEqual([]);
    expect(risenPrices([hidden])).toEqual([]);
  });
});

describe('the messages of the server', () => {
  test('are split per line, without empty ones', () => {
    expect(messageLines(['One\r\nTwo\n\n', ' ', 'Three'])).toEqual(['One', 'Two', 'Three']);
  });

  test('missing, are the text of the specification', () => {
    expect(refusalLines([' \n'])).toEqual([
      'The server rejected the order for an unspecified reason. Please contact support.',
    ]);
  });

  test.each([
    [{ status: null, detail: 'TypeError' }, ['An unexpected error occurred. Please contact support.']],
    [
      { status: 500, detail: 'Out of paper' },
      ['The server returned an unexpected response. Please contact support or try again later.', 'Out of paper'],
    ],
    [
      { status: 502, detail: ' ' },
      ['The server returned an unexpected response. Please contact support or try again later.', 'Status 502'],
    ],
    [
      { status: 200, detail: '' },
      [
        'The server returned an unexpected response. Please contact support or try again later.',
        "The response can't be read.",
      ],
    ],
  ])('CHK-13: or nothing at all, with a reason: %j', (failure, lines) => {
    expect(failureLines(failure)).toEqual(lines);
  });
});
