import { expect, test } from 'vitest';
import { changesBetween, differencesBetween } from '#domain/fields/differences.ts';
import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { newestPartner, partner } from '../../machines/admin/partnerSamples.ts';

const theirs = {
  ...newestPartner,
  isActive: false,
  identities: [],
  settings: { ...partner.settings, units: [...partner.settings.units, { unit: 'EA', code: 'EA' }] },
};

test('differences of a partner have the labels of its form, of lists only the rows that differ', () => {
  expect(differencesBetween(PARTNER_FIELDS, partner, theirs)).toEqual([
    { name: 'Name', mine: 'Oyster Procurement', theirs: 'Oyster Buying' },
    { name: 'State', mine: 'Active', theirs: 'Turned off' },
    { name: 'Identities', mine: 'NetworkID AN01000000001', theirs: 'Nothing' },
    { name: 'Units', mine: 'Nothing', theirs: 'EA → EA' },
  ]);
});

test('the audit log lists the same row by row', () => {
  expect(changesBetween(PARTNER_FIELDS, partner, theirs)).toEqual([
    { what: 'Name', was: 'Oyster Procurement', is: 'Oyster Buying' },
    { what: 'State', was: 'Active', is: 'Turned off' },
    { what: 'Identities: NetworkID AN01000000001', was: 'Listed', is: null },
    { what: 'Units: EA', was: null, is: 'EA' },
  ]);
});
