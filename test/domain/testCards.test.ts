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

/** The text under a heading of the guide. */
async function sectionOf(heading: string): Promise<string> {
  const document = await readFile(join(import.meta.dirname, '../../docs/payments.md'), 'utf8');
  const [, section = ''] = document.split(`### ${heading}\n`);
  return section.split('\n#')[0] ?? '';
}

/** The outcomes that the guide lists, with their explanations. */
async function outcomesInGuide(): Promise<[string, string][]> {
  const list = (await sectionOf('Outcomes')).replaceAll('\n  ', ' ');
  return [...list.matchAll(/^- \*\*`(\w+)`\*\*: (.+)$/gm)].map(([, outcome = '', text = '']) => [outcome, text]);
}

/** The rows of the table under a heading of the guide, cell by cell. */
async function tableUnder(heading: string): Promise<string[][]> {
  const rows = (await sectionOf(heading)).split('\n').filter((line) => line.startsWith('| `'));
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

  test('are in the guide unchanged', async () => {
    expect(await tableUnder('Cards')).toEqual(
      TEST_CARDS.map(({ number, issuer, outcome }) => [number, Object.keys(ISSUERS)[issuer - 1], outcome]),
    );
  });

  test('have an outcome that the guide explains, with the message that the buyer gets', async () => {
    const explained = new Map(await outcomesInGuide());
    expect(new Set(explained.keys())).toEqual(new Set(TEST_OUTCOMES));
    for (const outcome of TEST_OUTCOMES) expect(explained.get(outcome)).toContain(DECLINES[outcome]?.() ?? '');
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
    expect(await tableUnder('Bank accounts')).toEqual(
      TEST_ACCOUNTS.map(({ routingNumber, accountNumber, outcome }) => [routingNumber, accountNumber, outcome]),
    );
  });
});
