import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPlace } from '#domain/audit/auditPlaces.ts';
import { auditSubject } from '#domain/audit/auditSubject.ts';
import { AUDIT_TEXTS } from '#domain/audit/auditTexts.ts';

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
  ])('of %s %s is described in words', (action, subject, given, words) => {
    expect(about(action, subject, given)).toBe(words);
  });

  test('is described for any stored text, whatever the action', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(AUDIT_TEXTS)), fc.string(), (action, subject) => {
        expect(typeof about(action, subject)).toBe('string');
      }),
    );
  });

  test('leads to a page of the admin panel wherever one is about it', () => {
    const without = Object.keys(AUDIT_TEXTS).filter((action) => auditPlace(action) === null);
    expect(without.filter((action) => !action.startsWith('integration.'))).toEqual([]);
    expect(auditPlace('rules.zips')).toEqual({ to: '/admin/rules', label: 'Delivery Areas and Fees' });
  });
});
