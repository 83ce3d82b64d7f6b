import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PortFailure } from '#machines/lib/failure.ts';
import { redacted } from '../../src/support/redact.ts';
import { runs } from '../support/runner/propertyRuns.ts';

const SECRET_FIELDS = [
  'cardNumber',
  'number',
  'cvv',
  'code',
  'expiry',
  'expirationDate',
  'accountNumber',
  'routingNumber',
  'password',
  'newPassword',
  'token',
  'pin',
  'customerKey',
  'quantity',
  'detail',
  'message',
  'kind',
  'name',
  'layout',
  'constructor',
  '__proto__',
];

const digits = (from: number, to: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: from, maxLength: to }).map((all) => all.join(''));
/** Long enough that it cannot be in a payload by chance. */
const secretText = fc.oneof(
  digits(12, 19).map((card) => `4${card}`),
  fc.tuple(digits(2, 2), digits(2, 2)).map((parts) => parts.join('/')),
  fc.string({ minLength: 4, maxLength: 30 }).map((password) => `§${password}`),
  fc.base64String({ minLength: 40, maxLength: 60 }).map((token) => `eyJ${token}`),
);
const secretNumber = fc.oneof(fc.integer({ min: 100, max: 9999 }), fc.integer({ min: 10 ** 8, max: 10 ** 15 }));
const field = fc.oneof(fc.constantFrom(...SECRET_FIELDS), fc.string());

/** A secret somewhere in what events carry: bare, nested, in lists, tables, errors, class instances. */
const carried = fc.oneof(secretText, secretNumber).chain((secret) => {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constant(secret),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      fc.dictionary(field, tie('tree'), { minKeys: 1, maxKeys: 4 }),
      fc.constant(new Error(String(secret), { cause: secret })),
      fc.constant(new PortFailure({ kind: 'unexpected', status: Number(secret), detail: String(secret) })),
      fc.constant(new Map([[String(secret), secret]])),
      fc.constant(new URLSearchParams({ password: String(secret) })),
      fc.constant(Object.assign(() => secret, { secret })),
      fc.constant({ [String(secret)]: 1 }),
    ),
  }));
  return fc.record({ secret: fc.constant(String(secret)), inside: tree, at: field });
});
const type = fc.constantFrom('session.signIn', 'payment.pay', 'xstate.done.actor.signIn', 'xstate.error.actor.pay');

describe('an event in the record', () => {
  test('never contains a card, bank, password or token value, wherever it was', () => {
    fc.assert(
      fc.property(carried, type, ({ secret, inside, at }, eventType) => {
        const { type: shown, payload } = redacted({ [at]: inside, type: eventType });
        expect(shown).toBe(eventType);
        expect(payload).not.toContain(secret);
        expect(payload.replaceAll(/\b\d{1,3} (items?|fields)/g, '')).not.toMatch(/\d/);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('has no part of its type that could be a number or a text of the buyer', () => {
    fc.assert(
      fc.property(secretText, (secret) => {
        expect(redacted({ type: `xstate.done.actor.${secret}` }).type).not.toContain(secret);
      }),
    );
  });

  test('reads no computed field', () => {
    const event = Object.defineProperty({ type: 'card.typed' }, 'card', {
      enumerable: true,
      get: () => {
        throw new Error('asked');
      },
    });
    expect(redacted(event)).toEqual({ type: 'card.typed', payload: '{ card: undefined }' });
  });

  test.each([
    [{ type: 'cart.refresh' }, ''],
    [{ type: 'page.enter', visit: { area: 'ordering', page: null } }, "{ visit: { area: 'ordering', page: null } }"],
    [{ type: 'session.signIn', username: 'chef', password: 'Harbor#2026' }, '{ username: text, password: text }'],
    [
      { type: 'quantity.type', productKey: 12, isLast: true, unit: null },
      '{ productKey: number, isLast: true, unit: null }',
    ],
    [{ type: 'cart.add', lines: [1, 2], prices: { 12: 1, 13: 2 } }, '{ lines: 2 items, prices: {2 fields} }'],
    [
      {
        type: 'xstate.error.actor.loadCart',
        actorId: 'loadCart',
        error: new PortFailure({ kind: 'offline', status: null, detail: 'secret' }),
      },
      "{ error: failure { kind: 'offline', status: null, detail: text } }",
    ],
    [{ type: 'actor.choose', ref: { getSnapshot: () => 1 }, run: () => 1 }, '{ ref: actor, run: function }'],
  ])('describes the content of %o by names, kinds and the machines’ own words', (event, payload) => {
    expect(redacted(event)).toEqual({ type: event.type, payload });
  });
});
