import { describe, expect, test } from 'vitest';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { insteadOf, leadsSomewhere } from '../../src/app/areas/places.ts';
import { menuGroups } from '../../src/app/frame/sideMenu.tsx';
import { buyer } from '../machines/samples.ts';

const PAGES = [
  { path: '/account/summary', key: 'AccountSummary', label: 'Account Summary' },
  { path: '/account/detail', key: 'AccountDetail', label: 'Account Details' },
  { path: '/account/payment', key: 'InvoicePayment', label: 'Make Payment' },
] as const;

function shopperWith(userType: typeof buyer.userType, closed?: string) {
  const menu = MENU_KEYS.map((key) => ({ key, isVisible: key !== closed, isLocked: false }));
  const { configuration } = buyer;
  return { ...buyer, userType, configuration: { ...configuration, settings: { ...configuration.settings, menu } } };
}

const entries = (...of: Parameters<typeof shopperWith>) =>
  menuGroups(shopperWith(...of), '', '/').flatMap((group) => group.items.map(({ label }) => label));

describe.each(PAGES)('$path', ({ path, key, label }) => {
  test("redirects a consumer to the start page, and is not in a consumer's menu", () => {
    expect([insteadOf(path, 'Consumer'), leadsSomewhere(path, shopperWith('Consumer'))]).toEqual(['/', false]);
    expect(entries('Consumer')).not.toContain(label);
  });

  test('is there for customers and salespeople while their menu has it', () => {
    for (const userType of ['Customer', 'Salesperson'] as const) {
      expect([insteadOf(path, userType), leadsSomewhere(path, shopperWith(userType))]).toEqual([null, true]);
      expect(entries(userType)).toContain(label);
      expect(leadsSomewhere(path, shopperWith(userType, key))).toBe(false);
      expect(entries(userType, key)).not.toContain(label);
    }
  });
});
