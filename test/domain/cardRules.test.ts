import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardProblem, cardProblems, cardValuesOf, tidyCard } from '#domain/payment/cardRules.ts';
import { showExpiration, tidyExpiration, typedExpiration } from '#domain/payment/expiration.ts';
import { terms, visa } from './cardSamples.ts';

const REQUIRED = 'Expiration Date is a required field';
const INVALID = 'Expiration Date is invalid';
const EXPIRED = 'Card is expired';

const expirationOf = (expirationDate: string, today = terms.today) =>
  cardProblem('expirationDate', { ...visa, expirationDate }, { ...terms, today })?.text ?? null;
const cvvOf = (cardNumber: string, cvv2: string, ccV2Required = true) =>
  cardProblem('cvv2', { ...visa, cardNumber, cvv2 }, { ...terms, settings: { ...terms.settings, ccV2Required } })
    ?.text ?? null;

describe('an expiration date', () => {
  test.each([
    ['0527', '0527'],
    ['5/27', '0527'],
    ['05/27', '0527'],
    ['05 / 27', '0527'],
    ['05/2027', '0527'],
    [' 5 - 2027 ', '0527'],
    ['05–27', '0527'],
    ['05.27', '0527'],
    ['05 27', '0527'],
    ['052027', '0527'],
    ['2027-05', '0527'],
    ['05/20', '0520'],
    ['12/2030', '1230'],
  ])('typed as %j is sent as %s', (typed, sent) => {
    expect(tidyExpiration(typed)).toBe(sent);
  });

  test.each([
    ['99/99', '99/99'],
    ['527', '5/27'],
    ['0527', '05/27'],
    ['05/27', '05/27'],
    ['1/27', '1/27'],
  ])('typed key by key as %s shows %s', (keys, shown) => {
    const value = [...keys].reduce((before, key) => {
      const text = `${before}${key}`;
      return typedExpiration(before, text, text.length).value;
    }, '');
    expect(value).toBe(shown);
  });

  test.each([
    ['', REQUIRED],
    ['  ', REQUIRED],
    ['0027', INVALID],
    ['1327', INVALID],
    ['13/27', INVALID],
    ['0/27', INVALID],
    ['127', INVALID],
    ['1/7', INVALID],
    ['05', INVALID],
    ['05/1927', INVALID],
    ['05/2127', INVALID],
    ['2027/05', INVALID],
    ['05/05/27', INVALID],
    ['May 27', INVALID],
    ['０５２７', INVALID],
    ['0226', EXPIRED],
    ['2/26', EXPIRED],
    ['1225', EXPIRED],
    ['0399', null],
    ['0326', null],
    ['0426', null],
    ['0127', null],
  ])('%j on 15 March 2026: %s', (typed, problem) => {
    expect(expirationOf(typed)).toBe(problem);
  });

  test.each([
    ['2026-02-28', '0226', null],
    ['2026-03-01', '0226', EXPIRED],
    ['2026-12-31', '1226', null],
    ['2027-01-01', '1226', EXPIRED],
    ['2028-02-29', '0228', null],
  ])('on %s one of %s: %s', (today, date, problem) => {
    expect(expirationOf(date, today)).toBe(problem);
  });

  const two = (number: number) => String(number).padStart(2, '0');
  const month = fc.integer({ min: 1, max: 12 });
  const year = fc.integer({ min: 0, max: 99 });

  test('is valid from any day until the last one of its month, and no longer', () => {
    fc.assert(
      fc.property(month, year, month, year, fc.integer({ min: 1, max: 28 }), (ends, endsIn, now, nowIn, day) => {
        const isOver = endsIn * 12 + ends < nowIn * 12 + now;
        expect(expirationOf(two(ends) + two(endsIn), `20${two(nowIn)}-${two(now)}-${two(day)}`)).toBe(
          isOver ? EXPIRED : null,
        );
      }),
    );
  });

  test('of any month is the same in each way that people write it', () => {
    fc.assert(
      fc.property(month, year, (ends, endsIn) => {
        const sent = two(ends) + two(endsIn);
        const written = [`${ends}/${two(endsIn)}`, `${two(ends)}/20${two(endsIn)}`, `20${two(endsIn)}-${two(ends)}`];
        expect([sent, ...written].map(tidyExpiration)).toEqual([sent, sent, sent, sent]);
        expect(written.map(showExpiration)).toEqual(written.map(() => `${two(ends)}/${two(endsIn)}`));
      }),
    );
  });

  test('gets its slash while nothing but digits is typed, and keeps every other that is', () => {
    const typed = (keys: string) => {
      let field = { value: '', caret: 0 };
      for (const key of keys) {
        const text = field.value.slice(0, field.caret) + key + field.value.slice(field.caret);
        field = typedExpiration(field.value, text, field.caret + 1);
      }
      return field;
    };
    expect(['0527', '1227', '527', '5/27', '05/2027', '05 / 27', '052027'].map((keys) => typed(keys).value)).toEqual([
      '05/27',
      '12/27',
      '5/27',
      '5/27',
      '05/2027',
      '05 / 27',
      '05/2027',
    ]);
    expect(typed('0527').caret).toBe(5);
    expect(typedExpiration('05/27', '0527', 2)).toEqual({ value: '05/27', caret: 2 });
    expect(typedExpiration('05/2', '05/', 3)).toEqual({ value: '05/', caret: 3 });
  });

  test('never loses typed text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d /]{0,8}$/));
    fc.assert(
      fc.property(text, fc.nat(10), (keys, at) => {
        const { value, caret } = typedExpiration('', keys, Math.min(at, keys.length));
        expect(value.replaceAll('/', '')).toBe(keys.replaceAll('/', ''));
        expect(caret).toBeLessThanOrEqual(value.length);
      }),
    );
  });
});

describe('a CVV', () => {
  test.each([
    ['4111111111111111', '123', null],
    ['4111111111111111', '1234', 'CVV has 3 digits'],
    ['5555555555554444', '12', 'CVV has 3 digits'],
    ['378282246310005', '1234', null],
    ['378282246310005', '123', 'CVV has 4 digits'],
    ['6011111111111117', '123', null],
    ['3530111333300000', '123', null],
    ['30569309025904', '123', null],
    ['', '123', null],
    ['', '1234', null],
    ['', '12', 'CVV has 3 or 4 digits'],
    ['', '12345', 'CVV has 3 or 4 digits'],
    ['4111111111111111', ' 123 ', null],
    ['4111111111111111', '12a', 'CVV has 3 digits'],
    ['4111111111111111', '1 3', 'CVV has 3 digits'],
    ['4111111111111111', '１２３', 'CVV has 3 digits'],
  ])('beside the number %j, %j: %s', (number, cvv, problem) => {
    expect([cvvOf(number, cvv), cvvOf(number, cvv, false)]).toEqual([problem, problem]);
  });

  test('can be left out unless the setting demands it', () => {
    expect([cvvOf(visa.cardNumber, ''), cvvOf(visa.cardNumber, ' ', false)]).toEqual(['CVV is a required field', null]);
  });
});

describe('a card', () => {
  test('returns all errors at once, and none for a valid card', () => {
    expect(cardProblems({ cardNumber: '', expirationDate: '1', cvv2: '1' }, terms)).toEqual([
      { code: 'fieldRequired', field: 'cardNumber', text: 'Card Number is a required field' },
      { code: 'fieldInvalid', field: 'expirationDate', text: INVALID },
      { code: 'cvvLength', params: { lengths: '3,4' }, field: 'cvv2', text: 'CVV has 3 or 4 digits' },
    ]);
    expect(cardProblems(visa, terms)).toEqual([]);
  });

  test('is validated as it was sent, with or without a CVV', () => {
    expect(cardValuesOf({ cardNumber: '4111', expirationDate: '0527' })).toEqual({
      cardNumber: '4111',
      expirationDate: '0527',
      cvv2: '',
    });
    expect(cardProblems(cardValuesOf(tidyCard({ ...visa, expirationDate: '05 / 2027' })), terms)).toEqual([]);
  });
});
