import { expect, test } from 'vitest';
import { acceptedCards } from '#domain/payment/cardIssuers.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { startingBilling } from '#domain/payment/startingBilling.ts';
import { island, pier } from '../machines/ordering/checkoutSamples.ts';

const types = (...codes: number[]) => codes.map((creditCardIssuer) => ({ creditCardIssuer }));

test('leave out eChecks and unknown issuers, and never offer enRoute', () => {
  const { Visa, JCB, enRoute, eCheck } = ISSUERS;
  expect(acceptedCards(types(eCheck, JCB, enRoute, 99, Visa, Visa))).toEqual([Visa, JCB]);
  expect(acceptedCards(types(eCheck))).toEqual([]);
});

test.each([
  ['of the address that was chosen', 'ISLE', '1 Ferry Landing'],
  ['of the primary address where the goods are fetched', '', '9 Harbor Way'],
])('the form of a card starts with the buyer, %s', (_, shipTo, address1) => {
  const user = { name: 'Sam Shopper', email: 'sam@example.com' };
  expect(startingBilling(user, { shiptos: [pier, island] }, shipTo)).toEqual({
    name: 'Sam Shopper',
    address1,
    address2: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    phone: '',
    email: 'sam@example.com',
  });
});

test('and with nothing where there is no address', () => {
  expect(startingBilling(null, null, '')).toMatchObject({ name: '', address1: '', email: '' });
});
