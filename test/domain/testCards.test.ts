import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import valid from 'card-validator';
import { describe, expect, test } from 'vitest';
import { ISSUERS } from '#domain/payment/issuers.ts';
import {
  DECLINES,
  findTestAccount,
  findTestCard,
  findTestToken,
  TEST_ACCOUNTS,
  TEST_CARDS,
  TEST_OUTCOMES,
} from '#domain/payment/testCards.ts';

const TYPES: Readonly<Record<number, string>> = {
  [ISSUERS.Visa]: 'visa',
  [ISSUERS.MasterCard]: 'mastercard',
  [ISSUERS.AmericanExpress]: 'american-express',
  [ISSUERS.Discover]: 'discover',
  [ISSUERS.JCB]: 'jcb',
  [ISSUERS.DinersClub]: 'diners-club',
};

/** The rows of the table under a heading of the document, cell by cell. */
async function tableUnder(heading: string): Promise<string[][]> {
  const document = await readFile(join(import.meta.dirname, '../../docs/payments.md'), 'utf8');
  const [, section = ''] = document.split(`### ${heading}\n`);
  const rows = (section.split('\n#')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('the test cards', () => {
  test.each(TEST_CARDS)('$number is a complete number of its issuer', ({ number, issuer }) => {
    const { isValid, card } = valid.number(number);
    expect({ isValid, type: card?.type }).toEqual({ isValid: true, type: TYPES[issuer] });
  });

  test('are all different, and show every outcome and every offered issuer', () => {
    expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
    expect(new Set(TEST_CARDS.map(({ outcome }) => outcome))).toEqual(new Set(TEST_OUTCOMES));
    const approved = TEST_CARDS.filter(({ outcome }) => outcome === 'approved').map(({ issuer }) => issuer);
    expect([...new Set(approved)].map(String)).toEqual(Object.keys(TYPES));
  });

  test('are found as they are typed, and by the token of an outcome', () => {
    expect(findTestCard('4111 1111-1111 1111')).toBe(TEST_CARDS[0]);
    expect(findTestCard('411111111111111')).toBeNull();
    expect(findTestToken('sandbox:declined')?.number).toBe('4000000000000002');
    expect(findTestToken('declined')).toBeNull();
  });

  test('are in the guide unchanged, with the message that the buyer gets', async () => {
    expect(await tableUnder('Cards')).toEqual(
      TEST_CARDS.map(({ number, issuer, outcome }) => [
        number,
        Object.keys(ISSUERS)[issuer - 1],
        outcome,
        expect.stringContaining(DECLINES[outcome] ?? ''),
      ]),
    );
  });
});

describe('the test accounts', () => {
  test.each(TEST_ACCOUNTS)('$routingNumber has a correct check digit', ({ routingNumber }) => {
    const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
    const sum = weights.reduce((total, weight, index) => total + weight * Number(routingNumber[index]), 0);
    expect(sum % 10).toBe(0);
  });

  test('are found by both numbers', () => {
    expect(findTestAccount({ routingNumber: ' 011000015', accountNumber: '1111111116 ' })?.outcome).toBe('declined');
    expect(findTestAccount({ routingNumber: '021000021', accountNumber: '1111111116' })).toBeNull();
  });

  test('are in the guide unchanged', async () => {
    const rows = await tableUnder('Bank accounts');
    expect(rows.map((row) => row.slice(0, 3))).toEqual(
      TEST_ACCOUNTS.map(({ routingNumber, accountNumber, outcome }) => [routingNumber, accountNumber, outcome]),
    );
  });
});
