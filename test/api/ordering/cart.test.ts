import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#domain/api/cart.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, cups, eachEggs, eggs, eggsLine, oysters, ribeye, statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER, QUIET, STRANGER, TIDE } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const admin = buyerAt(() => api, 'admin');
const quiet = buyerAt(() => api, 'quiet');
const counter = buyerAt(() => api, 'counter');
const rep = buyerAt(() => api, 'rep', OYSTER);

const emptyHeader = {
  customerShipToCode: 'MAIN',
  customer_PO: null,
  deliveryDate: null,
  specialInstruction1: null,
  specialInstruction2: null,
  notes: null,
  addressId: 11,
  isValid: true,
};

const enough = { isBelowMinimum: false, minimumShort: 0 };

describe('adding a line', () => {
  test('a cart that was never used is empty and goes to the default ship-to', async () => {
    expect(await chef.cart()).toEqual({ header: emptyHeader, lines: [], messages: [], version: 1, ...enough });
  });

  test('an added line is returned as it is in the cart', async () => {
    const reply = await chef.add(eggs);
    expect(statusAndBody(reply)).toEqual({
      status: 200,
      body: { cartLineItem: eggsLine, isSuccess: true, message: null, errors: [], version: 2 },
    });
    expect(await chef.cart()).toEqual({ header: emptyHeader, lines: [eggsLine], messages: [], version: 2, ...enough });
  });

  test('24 eggs priced by the case of 24 cost one case, although the shown factor is rounded', async () => {
    await chef.add(eachEggs);
    expect((await chef.cart()).lines).toEqual([
      { ...eggsLine, unitOfMeasure: 'EA', orderQuantity: 24, priceConversion: 0.0417 },
    ]);
  });

  test('the requested price unit is the one that counts', async () => {
    await chef.add({ ...eggs, unitOfMeasure_Prc: 'EA' });
    expect((await chef.cart()).lines).toEqual([
      { ...eggsLine, unitOfMeasure_Prc: 'EA', unitPrice: 2.0825, priceConversion: 24, extension: 49.98 },
    ]);
  });

  test('a case sold by weight is an estimate', async () => {
    await chef.add({ ...ribeye, orderQuantity: '1.50' });
    expect((await chef.cart()).lines).toEqual([
      {
        ...eggsLine,
        productKey: 102,
        unitOfMeasure_Prc: 'LB',
        orderQuantity: 1.5,
        caseQuantity: 1.5,
        unitPrice: 12.5,
        priceConversion: 38.5,
        extension: 721.88,
        isEstimate: true,
      },
    ]);
  });

  test('a price agreed with the customer is the price of its line', async () => {
    await chef.add(oysters);
    expect((await chef.cart()).lines).toMatchObject([{ unitPrice: 3.1, extension: 31, caseQuantity: 1.67 }]);
  });

  test('a product without cases counts no cases', async () => {
    await chef.add(cups);
    expect((await chef.cart()).lines).toMatchObject([{ caseQuantity: 0 }]);
  });

  test('with prices hidden no field of a price is answered', async () => {
    await quiet.add(eggs);
    const { overridePrice, unitPrice, extension, previousUnitPrice, ...shown } = eggsLine;
    expect((await quiet.cart()).lines).toEqual([shown]);
    expect(await quiet.estimate()).toEqual({});
  });

  test('every user has a cart of their own for every customer', async () => {
    const repForTide = buyerAt(() => api, 'rep', TIDE);
    await chef.add(eggs);
    await rep.add(oysters);
    expect((await admin.cart()).lines).toEqual([]);
    expect((await repForTide.cart()).lines).toEqual([]);
    expect((await rep.cart()).lines).toMatchObject([{ productKey: 110 }]);
    expect((await chef.cart()).lines).toMatchObject([{ productKey: 101 }]);
  });

  test('the cart of another customer is closed to every user', async () => {
    for (const stranger of [buyerAt(() => api, 'chef', TIDE), buyerAt(() => api, 'rep', STRANGER)]) {
      expect((await stranger.add(eggs)).status).toBe(403);
    }
    expect((await buyerAt(() => api, 'rep').add(eggs)).status).toBe(400);
  });
});

describe('the same product again', () => {
  test('becomes one line with the sum of the quantities', async () => {
    await chef.add(eggs);
    const reply = await chef.add({ ...eggs, orderQuantity: '2.5', productText1: '  ' });
    expect(reply.body.cartLineItem).toEqual({ ...eggsLine, orderQuantity: 3.5, caseQuantity: 3.5, extension: 168 });
    expect((await chef.cart()).lines).toEqual([reply.body.cartLineItem]);
  });

  test('stays a line of its own when the unit, the price unit or a note differs', async () => {
    await chef.addAll([
      eggs,
      eachEggs,
      { ...eggs, unitOfMeasure_Prc: 'EA' },
      { ...eggs, productText1: 'brown' },
      { ...eggs, productText2: 'brown' },
      { ...eggs, productText1: 'brown' },
    ]);
    expect((await chef.cart()).lines.map((line) => [line.id, line.orderQuantity])).toEqual([
      [1, 1],
      [2, 24],
      [3, 1],
      [4, 2],
      [5, 1],
    ]);
  });

  test('with another price gives that price to all its lines of that price unit', async () => {
    await rep.addAll([eggs, { ...eggs, productText1: 'brown' }, { ...eggs, unitOfMeasure_Prc: 'EA' }]);
    await rep.add({ ...eggs, overridePrice: '45.125' });
    expect((await rep.cart()).lines).toMatchObject([
      { orderQuantity: 2, unitPrice: 45.125, overridePrice: 45.125, isOverridePrice: true, extension: 90.25 },
      { orderQuantity: 1, unitPrice: 45.125, overridePrice: 45.125, isOverridePrice: true, extension: 45.13 },
      { orderQuantity: 1, unitPrice: 2.0825, overridePrice: null, isOverridePrice: false, extension: 49.98 },
    ]);
    await rep.add(eggs);
    expect((await rep.cart()).lines.map((line) => [line.unitPrice, line.previousUnitPrice])).toEqual([
      [48, null],
      [48, null],
      [2.0825, null],
    ]);
  });

  test('without the override of its other lines takes it from them, and counts as no price change', async () => {
    const given = { ...oysters, overridePrice: 2 };
    await rep.addAll([given, { ...given, productText1: 'open' }]);
    await rep.add(oysters);
    expect((await rep.cart()).lines).toMatchObject([
      { orderQuantity: 20, unitPrice: 3.1, previousUnitPrice: null },
      { orderQuantity: 10, unitPrice: 3.1, previousUnitPrice: null },
    ]);
  });
});

describe('changing a line', () => {
  test('sets quantity and notes; a note that is not sent stays', async () => {
    await chef.add({ ...eggs, productText1: 'brown', productText2: 'large' });
    const reply = await chef.update(1, { ...eggs, orderQuantity: 3, productText2: null });
    const changed = { ...eggsLine, orderQuantity: 3, caseQuantity: 3, extension: 144, productText1: 'brown' };
    expect(statusAndBody(reply)).toEqual({
      status: 200,
      body: { cartLineItem: changed, isSuccess: true, message: null, errors: [], version: 3 },
    });
    expect((await chef.cart()).lines).toEqual([changed]);
  });

  test('an override that is not sent again is removed', async () => {
    await rep.add({ ...eggs, overridePrice: 40 });
    await rep.update(1, eggs);
    expect((await rep.cart()).lines).toEqual([eggsLine]);
  });

  test('its units cannot be changed, and a quantity of 0 is refused', async () => {
    await chef.add(eggs);
    expect(statusAndBody(await chef.update(1, eachEggs))).toMatchObject({
      status: 409,
      body: { message: 'The units of a line cannot be changed. Remove it and add the product again.' },
    });
    expect(statusAndBody(await chef.update(1, { ...eggs, orderQuantity: 0 }))).toMatchObject({
      status: 409,
      body: { message: 'Quantity must be more than 0.', cart: { lines: [eggsLine] } },
    });
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });

  test("a line that is not there, or is in someone else's cart, is not found", async () => {
    await admin.add(eggs);
    const [line] = (await admin.cart()).lines;
    for (const id of [line?.id ?? 0, 999, 99_999_999_999]) {
      expect(statusAndBody(await chef.update(id, eggs))).toEqual({
        status: 404,
        body: { message: 'Not found', errors: [], code: 'notFound' },
      });
      expect(statusAndBody(await chef.remove(id))).toEqual({
        status: 404,
        body: { message: 'Not found', errors: [], code: 'notFound' },
      });
    }
    expect((await admin.cart()).lines).toHaveLength(1);
  });

  test('several lines with their ids are changed and added by one call', async () => {
    await chef.addAll([eggs, oysters]);
    const { body } = await chef.addAll([
      { ...eggs, id: 1, orderQuantity: 7 },
      { ...cups, id: -1 },
      { ...oysters, id: 88 },
    ]);
    expect(body.data.map((item) => item.message)).toEqual([null, null, 'This line is no longer in the cart.']);
    expect((await chef.cart()).lines.map((line) => [line.productKey, line.orderQuantity])).toEqual([
      [101, 7],
      [110, 10],
      [103, 24],
    ]);
  });
});

describe('removing', () => {
  test('a removed line is gone, the others stay', async () => {
    await chef.addAll([eggs, oysters]);
    expect(statusAndBody(await chef.remove(2))).toEqual({ status: 200, body: { isSuccess: true, version: 3 } });
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });

  test('clearing takes the lines and leaves the header', async () => {
    await chef.addAll([eggs, oysters]);
    await chef.changeHeader({ customer_PO: 'PO 7' });
    expect(statusAndBody(await chef.clear())).toEqual({ status: 200, body: { isSuccess: true, version: 4 } });
    expect(await chef.cart()).toEqual({
      header: { ...emptyHeader, customer_PO: 'PO 7' },
      lines: [],
      messages: [],
      version: 4,
      ...enough,
    });
    expect(statusAndBody(await chef.clear())).toEqual({ status: 200, body: { isSuccess: true, version: 4 } });
  });
});

describe('the minimum of the ship-to', () => {
  const below = async () => {
    const { isBelowMinimum, minimumShort } = await chef.cart();
    return { isBelowMinimum, minimumShort };
  };

  test('is the missing amount, from the first line until it is reached', async () => {
    await chef.changeHeader({ customerShipToCode: 'DOCK' });
    await chef.add(eggs);
    expect(await below()).toEqual({ isBelowMinimum: true, minimumShort: 202 });
    await chef.add({ ...eggs, orderQuantity: 5 });
    expect(await below()).toEqual({ isBelowMinimum: false, minimumShort: 0 });
    await chef.changeHeader({ customerShipToCode: 'MAIN' });
    expect(await below()).toEqual(enough);
  });

  test('has no amount for users who see no prices', async () => {
    await quiet.add(eggs);
    await api.database
      .updateTable('address')
      .set({ minimum_order_amount: '48.01' })
      .where('customer_key', '=', QUIET)
      .execute();
    const { isBelowMinimum, ...rest } = await quiet.cart();
    expect(isBelowMinimum).toBe(true);
    expect(rest).not.toHaveProperty('minimumShort');
  });

  test('does not apply to pickup', async () => {
    await counter.add(eggs);
    const pickup = { headers: { 'x-ship-method': 'Pickup' } };
    expect((await counter.cart()).isBelowMinimum).toBe(true);
    expect((await counter.call(endpoints.getCart, pickup)).body).toMatchObject(enough);
  });
});

describe('a price that moved', () => {
  const setPrice = (price: string) =>
    api.database
      .updateTable('product_unit')
      .set({ list_price: price })
      .where('product_key', '=', 101)
      .where('unit', '=', 'CS')
      .execute();

  test.each([
    ['rose', '50.00', 50],
    ['fell', '46.00', 46],
  ])('is charged as it is today and shown beside the one that was shown before: it %s', async (_, price, unitPrice) => {
    await chef.add(eggs);
    await setPrice(price);
    const moved = { ...eggsLine, unitPrice, extension: unitPrice, previousUnitPrice: 48 };
    expect((await chef.cart()).lines).toEqual([moved]);
    await chef.update(1, eggs);
    expect((await chef.cart()).lines).toEqual([{ ...moved, previousUnitPrice: null }]);
  });

  test('does not move an overridden line', async () => {
    await rep.add({ ...eggs, overridePrice: 40 });
    await setPrice('50.00');
    expect((await rep.cart()).lines).toMatchObject([{ unitPrice: 40, previousUnitPrice: null }]);
  });
});

describe('a line that can no longer be bought', () => {
  test('stays in the cart and is named in its messages', async () => {
    await chef.addAll([eggs, oysters, cups]);
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 101).execute();
    await api.database.updateTable('product').set({ category_code: '1204' }).where('product_key', '=', 110).execute();
    await api.database
      .updateTable('product_unit')
      .set({ sell_by_multiple: '36' })
      .where('product_key', '=', 103)
      .execute();
    const { lines, messages } = await chef.cart();
    expect(messages).toEqual([
      'P-101 Eggs: This product is unavailable.',
      'P-110 Oysters: Excluded for this customer',
      'P-103 Paper cups: Invalid quantity of 24. Please enter a multiple of 36',
    ]);
    const { unitPrice, extension, ...unpriced } = eggsLine;
    expect(lines[0]).toEqual(unpriced);
    expect(lines).toHaveLength(3);
  });
});
