import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardDigits, cardMask, issuerOf, lastFourOf, typedCardNumber } from '#domain/payment/cardNumber.ts';
import { type CardTerms, cardProblem, tidyCard } from '#domain/payment/cardRules.ts';
import { ISSUERS, type IssuerCode } from '#domain/payment/issuers.ts';
import { describeCard } from '#domain/payment/summary.ts';
import { numberOf, terms, visa, withCheckDigit } from './cardSamples.ts';

const REQUIRED = 'Card Number is a required field';
const INVALID = 'Card Number is invalid';
const UNKNOWN = 'Card Number is incomplete, or Card Issuer is unknown';
const UNACCEPTED = 'Card is from an unaccepted Issuer';
const LENGTH = 'Card Number has the wrong length';
const DIGITS = 'Card numbers contain only digits. Spaces and dashes are allowed.';
const TESTS_ONLY = 'This is not a test card.';

const LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];
const problemOf = (cardNumber: string, under: CardTerms = terms) =>
  cardProblem('cardNumber', { ...visa, cardNumber }, under)?.text ?? null;

const BEGINNINGS: readonly [string, IssuerCode, readonly number[]][] = [
  ['4', ISSUERS.Visa, [16, 18, 19]],
  ['51', ISSUERS.MasterCard, [16]],
  ['55', ISSUERS.MasterCard, [16]],
  ['2221', ISSUERS.MasterCard, [16]],
  ['2720', ISSUERS.MasterCard, [16]],
  ['34', ISSUERS.AmericanExpress, [15]],
  ['37', ISSUERS.AmericanExpress, [15]],
  ['6011', ISSUERS.Discover, [16, 19]],
  ['644', ISSUERS.Discover, [16, 19]],
  ['65', ISSUERS.Discover, [16, 19]],
  ['3528', ISSUERS.JCB, [16, 17, 18, 19]],
  ['2131', ISSUERS.JCB, [16, 17, 18, 19]],
  ['300', ISSUERS.DinersClub, [14, 16, 19]],
  ['36', ISSUERS.DinersClub, [14, 16, 19]],
  ['38', ISSUERS.DinersClub, [14, 16, 19]],
];

describe('a card number', () => {
  test.each(BEGINNINGS)(
    'that begins with %s is known for issuer %i, and has %j digits',
    (beginning, issuer, lengths) => {
      const validated = LENGTHS.map((length) => {
        const number = numberOf(beginning, length);
        return [length, issuerOf(number), problemOf(number)];
      });
      expect(validated).toEqual(LENGTHS.map((length) => [length, issuer, lengths.includes(length) ? null : LENGTH]));
    },
  );

  test.each(BEGINNINGS)(
    'that begins with %s is refused where issuer %i is not accepted',
    (beginning, issuer, lengths) => {
      const others = { ...terms, accepted: terms.accepted.filter((code) => code !== issuer) };
      expect(lengths.map((length) => problemOf(numberOf(beginning, length), others))).toEqual(
        lengths.map(() => UNACCEPTED),
      );
      expect(lengths.map((length) => problemOf(numberOf(beginning, length), { ...terms, accepted: [issuer] }))).toEqual(
        lengths.map(() => null),
      );
    },
  );

  test.each(['2014', '2149'])('of enRoute (%s) is recognized, and refused even where enRoute is accepted', (start) => {
    const everything = { ...terms, accepted: Object.values(ISSUERS) };
    for (const length of LENGTHS) {
      const number = numberOf(start, length);
      expect([issuerOf(number), problemOf(number, everything)]).toEqual([ISSUERS.enRoute, UNACCEPTED]);
    }
    expect(problemOf(`${start}33333333333`, everything)).toBe(UNACCEPTED);
  });

  test.each([
    ['Maestro', '6759'],
    ['UnionPay', '6212'],
    ['Mir', '2200'],
    ['Elo', '636368'],
    ['Troy', '9792'],
    ['Hiper', '637095'],
    ['Hipercard', '606282'],
    ['Naranja', '589562'],
    ['Verve', '506099'],
  ])('of %s, which has no number here, is refused whatever is accepted', (_, start) => {
    for (const length of LENGTHS) {
      const number = numberOf(start, length);
      expect([issuerOf(number), problemOf(number)]).toEqual([null, UNACCEPTED]);
    }
  });

  test.each([
    ['', REQUIRED],
    ['  - ', REQUIRED],
    ['4', UNKNOWN],
    ['5', UNKNOWN],
    ['601', UNKNOWN],
    ['201', UNKNOWN],
    ['0000000000000000', UNKNOWN],
    ['9999999999999995', UNKNOWN],
    ['1234567812345670', UNKNOWN],
    ['411111', LENGTH],
    ['4111111111111', LENGTH],
    ['4'.repeat(40), LENGTH],
    ['4111111111111112', INVALID],
    ['4111111111111111', null],
    ['4111 1111 1111 1111', null],
    ['4111-1111-1111-1111', null],
    [' 4111 1111\u00a01111–1111\u200b', null],
    ['4111 1111 1111 111l', DIGITS],
    ['4111.1111.1111.1111', DIGITS],
    ['４１１１１１１１１１１１１１１１', DIGITS],
    ['+4111111111111111', DIGITS],
    ['call me', DIGITS],
  ])('%j: %s', (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
  });

  test('must be a test card in test mode, and the error appears only where nothing else is wrong with it', () => {
    const inTest = { ...terms, testNumbers: ['4242424242424242', '378282246310005'] };
    const real = numberOf('4', 16);
    expect(['4242 4242 4242 4242', '378282246310005', real].map((number) => problemOf(number, inTest))).toEqual([
      null,
      null,
      TESTS_ONLY,
    ]);
    expect(['4242424242424241', '6759333333333333', '42'].map((number) => problemOf(number, inTest))).toEqual([
      INVALID,
      UNACCEPTED,
      LENGTH,
    ]);
    expect(problemOf(real, { ...terms, testNumbers: [] })).toBe(TESTS_ONLY);
  });

  const number = fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.nat(), fc.stringMatching(/^\d{20}$/))
    .map(([[beginning, , lengths], pick, digits]) => {
      const length = lengths[pick % lengths.length] ?? 16;
      return withCheckDigit((beginning + digits).slice(0, length - 1));
    })
    .filter((digits) => issuerOf(digits) !== null);

  test('with one digit changed is never taken', () => {
    fc.assert(
      fc.property(number, fc.nat(18), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const place = at % digits.length;
        const changed = [...digits]
          .map((digit, index) => (index === place ? (Number(digit) + by) % 10 : digit))
          .join('');
        expect(problemOf(digits)).toBeNull();
        if (place < 8) expect(problemOf(changed)).not.toBeNull();
        else expect(problemOf(changed)).toBe(INVALID);
      }),
    );
  });

  test('with two different neighbours changed about is never taken, but for 0 and 9', () => {
    fc.assert(
      fc.property(number, fc.nat(17), (digits, at) => {
        const place = at % (digits.length - 1);
        const [one = '', other = ''] = digits.slice(place, place + 2);
        fc.pre(one !== other && !(Number(one) % 9 === 0 && Number(other) % 9 === 0));
        const changed = digits.slice(0, place) + other + one + digits.slice(place + 2);
        expect(problemOf(changed)).not.toBeNull();
      }),
    );
  });

  test('is sent as its digits, and shown by its last four', () => {
    expect(tidyCard({ cardNumber: ' 3782-822463 10005', expirationDate: '5/27', cvv2: ' ' })).toEqual({
      cardNumber: '378282246310005',
      expirationDate: '0527',
      cvv2: null,
    });
    expect(tidyCard({ ...visa, cardNumber: '4111 x' }).cardNumber).toBe('4111x');
    expect(lastFourOf('3782 822463 10005')).toBe('0005');
    expect(describeCard({ issuer: ISSUERS.AmericanExpress, lastFour: '0005' })).toBe('American Express ending in 0005');
  });
});

describe('the mask of a card number', () => {
  const digits = fc.stringMatching(/^\d{0,24}$/);
  const anyCard = fc.oneof(
    digits,
    fc.tuple(fc.constantFrom('34', '300', '4', '2014'), digits).map((parts) => parts.join('')),
  );

  test.each([
    ['', ''],
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111111111111111111', '4111 1111 1111 1111 111'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['0000000000000000', '0000 0000 0000 0000'],
    ['4111 x', '4111 x'],
  ])('of %j is %j', (number, shown) => {
    expect(cardMask(number)).toBe(shown);
  });

  test('loses no digit, and keeps their order', () => {
    fc.assert(fc.property(anyCard, (number) => cardDigits(cardMask(number)) === number));
  });

  test('follows typing key by key, and puts the caret behind the last one', () => {
    let field = { value: '', caret: 0 };
    const press = (key: string) => {
      const shown = cardMask(field.value);
      field = typedCardNumber(
        field.value,
        shown.slice(0, field.caret) + key + shown.slice(field.caret),
        field.caret + key.length,
      );
    };
    for (const key of '3782-822463 10005') press(key);
    expect(field).toEqual({ value: '378282246310005', caret: '3782 822463 10005'.length });
    field = { value: '411111', caret: 4 };
    press('2');
    expect(field).toEqual({ value: '4111211', caret: 6 });
  });

  test('removes the digit before a deleted space, and none where the whole number is filled in again', () => {
    expect(typedCardNumber('41111111', '41111111', 4)).toEqual({ value: '4111111', caret: 3 });
    expect(typedCardNumber('378282246310005', '378282246310005', 15)).toEqual({ value: '378282246310005', caret: 17 });
  });

  test('keeps any other typed or pasted text, until it is removed', () => {
    expect(typedCardNumber('', '4111 1111 1111 111l', 19)).toEqual({ value: '4111 1111 1111 111l', caret: 19 });
    expect(typedCardNumber('4111 1111 1111 111l', '4111 1111 1111 111', 18)).toEqual({
      value: '411111111111111',
      caret: 18,
    });
  });

  test('never makes another number of a text, wherever the caret is', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d -]{0,30}$/));
    fc.assert(
      fc.property(anyCard, text, fc.nat(40), (before, typed, at) => {
        fc.pre(!(cardDigits(typed) === before && typed.length === cardMask(before).length - 1));
        const { value, caret } = typedCardNumber(before, typed, Math.min(at, typed.length));
        expect(cardDigits(value)).toBe(cardDigits(typed));
        expect(caret).toBeLessThanOrEqual(cardMask(value).length);
      }),
    );
  });
});
