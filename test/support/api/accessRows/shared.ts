/** The marks replace the caller's own objects: their name, order and cart line; or another customer's. */
const orderParams = {
  own: { orderNumber: ':order', n: '1' },
  another: { orderNumber: ':foreignOrder', n: '1' },
  absent: { orderNumber: '999999', n: '1' },
};
export const inCart = { gate: 'buyers', own: 200 } as const;
export const forBusiness = { gate: 'business', own: 200 } as const;
export const ofOrder = { ...inCart, another: 404, absent: 404, params: orderParams } as const;
