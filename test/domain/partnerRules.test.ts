import { describe, expect, test } from 'vitest';
import type { PartnerChange } from '#domain/punchout/partner.ts';
import { partnerProblems, trimmedPartner } from '#domain/punchout/partnerRules.ts';
import { partnerChange, partnerSettings } from '../support/partners/partners.ts';

type Given = Partial<Omit<PartnerChange, 'settings'>> & { settings?: Partial<PartnerChange['settings']> };

const { secret: _, ...noSecret } = partnerChange;
const oci: Given = { protocol: 'oci', identities: [{ domain: '', identity: 'buyer' }] };

function problemsOf({ settings, ...given }: Given, from: PartnerChange = partnerChange, hasSecret = false): string[] {
  const change = { ...from, ...given, settings: { ...partnerSettings, ...settings } };
  return partnerProblems(trimmedPartner(change), hasSecret).map(({ text }) => text);
}

describe('a trading partner', () => {
  test.each<[string, Given, string]>([
    ['without a name', { name: '  ' }, 'Enter a name for the partner.'],
    ['active without an identity', { identities: [] }, 'An active partner needs an identity.'],
    [
      'with an empty identity',
      { identities: [...partnerChange.identities, { domain: 'DUNS', identity: ' ' }] },
      'Enter an identity.',
    ],
    [
      'with an identity twice',
      { identities: [...partnerChange.identities, { domain: 'NETWORKID', identity: 'an01000000001' }] },
      'The identity “AN01000000001” is a duplicate.',
    ],
    [
      'with an identity without a domain',
      { identities: [{ domain: ' ', identity: 'bare' }] },
      'The identity “bare” needs its domain, for instance NetworkID.',
    ],
    [
      'with what is not a valid host',
      { settings: { postbackHosts: ['https://a.example.com'] } },
      '“https://a.example.com” is not a valid host.',
    ],
    [
      'with a host twice',
      { settings: { frameHosts: ['a.example.com', 'A.example.com'] } },
      'The host a.example.com is a duplicate.',
    ],
    ['without a currency', { settings: { currency: 'US' } }, 'Enter a three-letter currency, such as USD.'],
    ['without a language', { settings: { language: 'english (US)' } }, 'Enter a language such as en or en-US.'],
    ['with a half row', { settings: { units: [{ unit: 'CS', code: ' ' }] } }, 'A row of the units is incomplete.'],
    [
      'with a ship-to twice',
      { settings: { shipTos: Array.from({ length: 2 }, () => ({ theirs: '7', shipToCode: 'MAIN' })) } },
      'Duplicate entries in the ship-tos: 7.',
    ],
    [
      'with two ship-tos that differ in case alone',
      { settings: { shipTos: ['D1', 'd1'].map((theirs) => ({ theirs, shipToCode: theirs })) } },
      'These entries differ only in case in the ship-tos: D1 and d1. Keep one of each.',
    ],
    [
      'with two units that differ in case alone',
      { settings: { units: ['CS', 'cs'].map((unit) => ({ unit, code: unit })) } },
      'These entries differ only in case in the units: CS and cs. Keep one of each.',
    ],
    [
      'with two fields that differ in case alone',
      {
        settings: {
          extrinsics: [
            { name: 'Dept', field: 'notes' },
            { name: 'dept', field: 'priceUnit' },
          ],
        },
      },
      'These entries differ only in case in the fields: Dept and dept. Keep one of each.',
    ],
    ['with a short secret', { secret: 'eleven chars'.slice(1) }, 'The shared secret needs at least 12 characters.'],
    ['with a secret of blanks', { secret: ' '.repeat(12) }, 'The shared secret needs at least 12 characters.'],
    ['with an endless secret', { secret: 'x'.repeat(1001) }, 'The shared secret can have at most 1,000 characters.'],
    [
      'of OCI with a domain',
      { protocol: 'oci', settings: { extrinsics: [] } },
      '“AN01000000001” is the user name of an OCI partner, which has no domain.',
    ],
    [
      'of OCI with fields that it has not',
      oci,
      'OCI has five fields of the partner’s own: CUST_FIELD1 to CUST_FIELD5.',
    ],
  ])('%s is refused', (_name, given, reason) => {
    expect(problemsOf(given)).toEqual([expect.stringContaining(reason)]);
  });

  test('is refused with every reason at once', () => {
    expect(problemsOf({ name: '', identities: [], settings: { postbackHosts: ['a b'] } }, noSecret)).toHaveLength(4);
  });

  test.each<[string, Given, boolean]>([
    ['as it is', {}, true],
    ['turned off, without identity and secret', { isActive: false, identities: [] }, false],
    [
      'of OCI with its five fields',
      { ...oci, settings: { extrinsics: [{ name: 'CUST_FIELD5', field: 'notes' }] } },
      true,
    ],
    [
      'with the same code for two units',
      { settings: { units: ['CS', 'BX'].map((unit) => ({ unit, code: 'CT' })) } },
      true,
    ],
  ])('%s is taken', (_name, given, hasSecret) => {
    expect(problemsOf(given, noSecret, hasSecret)).toEqual([]);
  });

  test('keeps codes that were saved before and differ in case alone, and takes no other ones', () => {
    const pair = ['D1', 'd1'].map((theirs) => ({ theirs, shipToCode: theirs }));
    const before = { ...partnerSettings, shipTos: pair };
    const withShipTos = (shipTos: typeof pair) => ({ ...partnerChange, settings: { ...partnerSettings, shipTos } });
    expect(partnerProblems(withShipTos(pair), true, before)).toEqual([]);
    const another = [...pair, { theirs: 'D2', shipToCode: 'D2' }, { theirs: 'd2', shipToCode: 'd2' }];
    expect(partnerProblems(withShipTos(another), true, before).map(({ text }) => text)).toEqual([
      'These entries differ only in case in the ship-tos: D2 and d2. Keep one of each.',
    ]);
  });

  test('active without a secret is refused, unless it has one', () => {
    expect([problemsOf({}, noSecret), problemsOf({}, noSecret, true)]).toEqual([
      ['An active partner needs a shared secret.'],
      [],
    ]);
  });

  test('is kept without the blanks around what was typed, but for the secret, whose blanks belong to it', () => {
    const settings = {
      ...partnerSettings,
      classes: { ...partnerSettings.classes, rest: ' ' },
      frameHosts: [' A.Example.com '],
    };
    const typed = { ...partnerChange, name: ' Oyster ', secret: ' twelve blanks ', settings };
    expect(trimmedPartner(typed)).toMatchObject({
      name: 'Oyster',
      secret: ' twelve blanks ',
      settings: { classes: { rest: null }, frameHosts: ['a.example.com'] },
    });
  });
});
