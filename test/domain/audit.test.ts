import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPlace } from '#domain/audit/auditPlaces.ts';
import { auditSubject } from '#domain/audit/auditSubject.ts';
import { AUDIT_TEXTS } from '#domain/audit/auditTexts.ts';
import { changesBetween } from '#domain/audit/change.ts';
import { ruleParts } from '#domain/audit/ruleParts.ts';
import { settingParts } from '#domain/audit/userParts.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { OWN_SETTING_TEXTS } from '#domain/users/ownSettingTexts.ts';

const about = (action: string, subject: string, given: { detail?: string; name?: string } = {}) =>
  auditSubject({ action, subject, detail: given.detail ?? null, name: given.name ?? null });

describe('the subject of an entry', () => {
  test.each([
    ['user.change', '4', { name: 'Bo Larsen', detail: 'bo: name' }, 'Bo Larsen'],
    ['user.disable', '4', { detail: 'bo' }, 'bo'],
    ['partner.change', '7 2', { name: 'Ariba' }, 'Ariba'],
    ['job.retry', '17', {}, 'Job 17'],
    ['payment.refund', 'A1 20.5', {}, '$20.50 of payment A1'],
    ['payment.refund', 'A1 ', {}, 'Payment A1 '],
    ['payment.void', 'A1', {}, 'Payment A1'],
    ['site.pageLayout', '2', {}, 'Quick Entry'],
    ['site.pageSortBy', '0', {}, 'Description'],
    ['site.passwordOptions', '{"minimumPasswordLength":8}', {}, ''],
    ['token.create', 'erp: orders:read, stock:write', {}, 'erp: Fetch orders, Stock'],
    ['integration.orders', 'new 3, refused 1', {}, '3 new, 1 refused'],
    ['integration.acknowledge', '500001', {}, 'Order 500001'],
    ['data.import', 'stock 12', { name: 'Stock' }, 'Stock'],
    ['rules.site', '3', {}, ''],
    ['of.anotherRelease', 'x', {}, 'x'],
  ])('of %s %s is told in words', (action, subject, given, words) => {
    expect(about(action, subject, given)).toBe(words);
  });

  test('is told for any text that was written down, whatever the action', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(AUDIT_TEXTS)), fc.string(), (action, subject) => {
        expect(typeof about(action, subject)).toBe('string');
      }),
    );
  });

  test('leads to a page of the admin panel wherever one is about it', () => {
    const without = Object.keys(AUDIT_TEXTS).filter((action) => auditPlace(action) === null);
    expect(without.filter((action) => !action.startsWith('integration.'))).toEqual([]);
    expect(auditPlace('rules.zips')).toEqual({ to: '/admin/rules', label: 'Zips and Charges' });
  });
});

describe('changes', () => {
  test('are what differs, what came and what went, in the order in which it is read', () => {
    const before = { Name: 'Bo', Type: 'Consumer', 'Acts for A': 'Oyster' };
    const after = { Name: 'Bo Larsen', Type: 'Consumer', 'Acts for B': 'Tide' };
    expect(changesBetween(before, after)).toEqual([
      { what: 'Name', was: 'Bo', is: 'Bo Larsen' },
      { what: 'Acts for A', was: 'Oyster', is: null },
      { what: 'Acts for B', was: null, is: 'Tide' },
    ]);
  });

  test('of a thousand are cut, and it is said', () => {
    const zips = Object.fromEntries(Array.from({ length: 1_000 }, (_, place) => [`Zip ${place}`, 'delivered to']));
    const changes = changesBetween({}, zips);
    expect([changes.length, changes.at(-1)]).toEqual([201, { what: 'And 800 more', was: null, is: null }]);
  });

  test('of settings are told by their words, each setting and each choice', () => {
    const parts = settingParts(
      { ...DEFAULT_USER_SETTINGS, hidePricing: true, imageFit: 'Cover', checkoutMessage: null },
      'nothing',
    );
    const { hidePricing, imageFit, checkoutMessage } = OWN_SETTING_TEXTS;
    expect([parts[hidePricing.label], parts[imageFit.label], parts[checkoutMessage.label]]).toEqual([
      'Yes',
      imageFit.choices.find(([kept]) => kept === 'Cover')?.[1],
      'nothing',
    ]);
    expect(Object.keys(parts)).toEqual(Object.values(OWN_SETTING_TEXTS).map(({ label }) => label));
  });

  test('of zip rules and charges have their amounts with their unit', () => {
    const rule = { zip: '041', isDelivered: true, minimumOrderAmount: 50, weekdays: [2, 4], county: null };
    expect(
      ruleParts('zips', { rules: [rule, { ...rule, zip: '9', isDelivered: false }], deliveryWeekdays: [2, 3, 4] }),
    ).toEqual({
      'Zip 041': 'delivered to, minimum $50.00, Mon, Wed',
      'Zip 9': 'not delivered to',
    });
    const taxRates = [{ from: 5.5, percent: 5.5, customers: 2 }];
    expect(ruleParts('charges', { addOnCharge: 15, addOnFreeFrom: null, consumerTax: 8, taxRates })).toEqual({
      'Delivery charge': '$15.00',
      'No charge from': 'never',
      'Tax of consumers and walk-ins': '8 %',
      'Tax of 5.5 %': '2 customers',
    });
  });
});
