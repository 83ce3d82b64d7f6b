import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS_FIELDS,
  ADDRESS_LIMITS,
  type DeliveryAddress,
  NO_ADDRESS,
  valuesOf,
  withAddress,
} from '#domain/address/address.ts';
import {
  addressProblem,
  addressProblems,
  changedFields,
  rebaseAddress,
  tidyAddress,
  tidyField,
} from '#domain/address/addressRules.ts';
import { REGIONS } from '#domain/address/regions.ts';
import { textsByField } from '#domain/fields/problem.ts';
import { formatPhone, isPhone, maskPhone, PHONE_DIGITS, phoneDigits, typedPhone } from '#domain/phone.ts';
import { beginningsOf, isPostalCode, tidyPostalCode } from '#domain/postalCode.ts';
import { pier } from '../machines/account/addressSamples.ts';

describe('a zip', () => {
  test.each([
    ['04101', '04101'],
    ['04101-1234', '04101-1234'],
    ['041011234', '04101-1234'],
    ['K1A 0B6', 'K1A 0B6'],
    ['k1a0b6', 'K1A 0B6'],
    ['K1A-0B6', 'K1A 0B6'],
  ])('%s is one, kept as %s', (typed, kept) => {
    expect([isPostalCode(typed), tidyPostalCode(typed)]).toEqual([true, kept]);
  });

  test.each([
    '0410',
    '041011',
    '04101 1234',
    '04101-12345',
    'D1A 0B6',
    'K1A  0B6',
    'K1O 0B6',
    '０４１０１',
    'abcde',
    '',
  ])('%j is not valid, and stays as typed', (typed) => {
    expect([isPostalCode(typed), tidyPostalCode(typed)]).toEqual([false, typed]);
    expect(addressProblem('zip', typed)?.text).toBe(typed === '' ? undefined : 'Must be valid Zip Code');
  });

  test('is served by the rule of its longest prefix, however the rule is written', () => {
    expect(beginningsOf('04101-1234').slice(0, 3)).toEqual(['04101-1234', '041011234', '04101-123']);
    expect(new Set(beginningsOf('k1a0b6'))).toEqual(
      new Set(['K1A 0B6', 'K1A0B6', 'K1A 0B', 'K1A0B', 'K1A 0', 'K1A0', 'K1A ', 'K1A', 'K1', 'K']),
    );
    expect(beginningsOf('')).toEqual([]);
  });
});

describe('a phone', () => {
  test.each([
    ['2075550142', '(207) 555-0142'],
    ['+1 (207) 555-0142', '(207) 555-0142'],
    ['1-207-555-0142 ext. 12', '(207) 555-0142 Ext 12'],
    ['207.555.0142 x123456', '(207) 555-0142 Ext 123456'],
  ])('%s is one, shown as %s', (typed, shown) => {
    expect([isPhone(typed), formatPhone(typed)]).toEqual([true, shown]);
  });

  test.each(['207555014', '20755501421234567', 'call 2075550142', '2075550142 at noon', '', '2075550142x1y2'])(
    '%j is not valid, and is shown unchanged',
    (typed) => {
      expect([isPhone(typed), formatPhone(typed)]).toEqual([false, typed]);
    },
  );

  const digits = fc.stringMatching(/^([2-9]\d{0,15})?$/);
  test('is the same digits under its mask, however many there are', () => {
    fc.assert(fc.property(digits, (text) => phoneDigits(maskPhone(text)) === text));
  });

  test('typed key by key, pasted or corrected anywhere has the intended digits, with the caret behind the last one', () => {
    let field = { value: '', caret: 0 };
    const press = (key: string) => {
      const shown = maskPhone(field.value);
      const text = shown.slice(0, field.caret) + key + shown.slice(field.caret);
      field = typedPhone(field.value, text, field.caret + key.length);
    };
    for (const key of '12a075550142') press(key);
    expect(field).toEqual({ value: '2075550142', caret: '(207) 555-0142'.length });
    expect(typedPhone('', '+1 (207) 555-0142 ext 9', 23)).toEqual({ value: '20755501429', caret: 20 });
    expect(typedPhone('2075550142', '(207 555-0142', 4)).toEqual({ value: '205550142', caret: 3 });
    expect(typedPhone('2075550142', '(27) 555-0142', 2)).toEqual({ value: '275550142', caret: 2 });
    expect(typedPhone('2'.repeat(16), `${maskPhone('2'.repeat(16))}3`, 25)).toEqual({
      value: '2'.repeat(16),
      caret: 25,
    });
  });

  test('filled in again without its marks loses nothing', () => {
    expect(typedPhone('2075550142', '2075550142', 10)).toEqual({ value: '2075550142', caret: 14 });
  });

  test('never grows beyond its sixteen digits, and its caret stays in the text', () => {
    fc.assert(
      fc.property(digits, fc.string(), fc.nat(40), (before, text, at) => {
        const { value: after, caret } = typedPhone(before, text, Math.min(at, text.length));
        expect(after.length).toBeLessThanOrEqual(PHONE_DIGITS.most);
        expect(caret).toBeLessThanOrEqual(maskPhone(after).length);
      }),
    );
  });
});

describe('an address', () => {
  test.each(ADDRESS_FIELDS.filter((field) => !['state', 'zip', 'phone'].includes(field)))(
    'accepts as many characters as specified in %s, and not one more',
    (field) => {
      const limit = ADDRESS_LIMITS[field];
      expect(addressProblem(field, '🦪'.repeat(limit))).toBeNull();
      expect(addressProblem(field, 'x'.repeat(limit + 1))).toEqual({
        code: 'fieldTooLong',
        params: { limit },
        text: expect.stringContaining(`can have at most ${limit} characters`),
      });
    },
  );

  test('needs a display name and a name, and nothing else', () => {
    expect(textsByField(addressProblems(NO_ADDRESS))).toEqual({
      display: 'Display Name is a required field',
      name: 'Name is a required field',
    });
    expect(addressProblems({ ...NO_ADDRESS, display: 'Pier', name: 'Oyster' })).toEqual([]);
    expect(REGIONS.flatMap(({ code }) => addressProblem('state', code) ?? [])).toEqual([]);
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(69);
  });

  const typed = fc.record(
    Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [field, fc.constantFrom('', 'a', ' A ', '04101', '207 555 0142')]),
    ),
  );
  test('kept as it is kept is kept the same, and is then the same address', () => {
    fc.assert(
      fc.property(typed, (values) => {
        const kept = tidyAddress({ ...NO_ADDRESS, ...values });
        expect(tidyAddress(kept)).toEqual(kept);
        expect(changedFields({ ...NO_ADDRESS, ...values }, kept)).toEqual([]);
      }),
    );
    expect([tidyField('state', 'me'), tidyField('phone', 'call me'), tidyField('name', ' x\0 ')]).toEqual([
      'ME',
      'call me',
      'x',
    ]);
  });

  test('changed by two users has the changes of both, and asks only about fields that both changed differently', () => {
    fc.assert(
      fc.property(typed, typed, typed, (first, mine, theirs) => {
        const [seen, newest] = [
          { ...pier, ...first },
          { ...pier, ...theirs },
        ];
        const my = { ...valuesOf(seen), ...mine };
        const { values, collisions } = rebaseAddress(seen, my, newest);
        const changed = changedFields(valuesOf(seen), my);
        for (const field of ADDRESS_FIELDS) {
          expect(values[field]).toBe(changed.includes(field) ? my[field] : valuesOf(newest)[field]);
        }
        const changedByThem = changedFields(valuesOf(seen), valuesOf(newest));
        const differing = changedFields(my, valuesOf(newest));
        expect(collisions).toEqual(
          changed.filter((field) => changedByThem.includes(field) && differing.includes(field)),
        );
      }),
    );
  });

  test('that becomes the primary one is the only primary one, and comes first', () => {
    const dock: DeliveryAddress = { ...pier, id: 2, key: '2', display: 'Dock', isPrimary: true };
    expect(withAddress([dock], { ...pier, isPrimary: true }).map(({ key, isPrimary }) => [key, isPrimary])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(withAddress([dock], pier).map(({ key }) => key)).toEqual(['2', '1']);
  });
});
