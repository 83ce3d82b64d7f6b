import type { MenuItem } from '#domain/settings/menu.ts';
import type { OwnSettings } from '#domain/users/ownSettings.ts';
import type { ShopUser } from '#domain/users/shopUser.ts';

const SHOWN = 5;

function some(signs: readonly string[]): string {
  const more = signs.length - SHOWN;
  return [...signs.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}

const wordOf = ({ isVisible, isLocked }: Omit<MenuItem, 'key'>) =>
  isLocked ? 'locked' : isVisible ? 'shown' : 'hidden';

function customerChanges(before: ShopUser, after: ShopUser): string[] {
  const codes = ({ customers }: ShopUser) => new Set(customers.map(({ customerCode }) => customerCode).toSorted());
  const [had, has] = [codes(before), codes(after)];
  const signs = [
    ...[...has].filter((code) => !had.has(code)).map((code) => `+${code}`),
    ...[...had].filter((code) => !has.has(code)).map((code) => `−${code}`),
  ];
  return signs.length > 0 ? [`customers ${some(signs)}`] : [];
}

function settingChanges(before: OwnSettings, after: OwnSettings): string[] {
  const told = (settings: OwnSettings) =>
    new Map(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]));
  const [had, has] = [told(before), told(after)];
  const names = [...new Set([...had.keys(), ...has.keys()])].filter((name) => had.get(name) !== has.get(name));
  return names.length > 0 ? [`settings ${some(names)}`] : [];
}

/** What somebody changed of a user, in words, for the audit log. */
export function userChanges(before: ShopUser, after: ShopUser): string {
  const fields = (['name', 'username', 'email', 'type'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [`${field} ${before[field] ?? 'none'} → ${after[field] ?? 'none'}`],
  );
  const menu = after.menu.flatMap((item, index) => {
    const was = before.menu[index];
    return was && wordOf(was) !== wordOf(item) ? [`${item.key} ${wordOf(item)}`] : [];
  });
  const changes = [
    ...fields,
    ...customerChanges(before, after),
    ...menu,
    ...settingChanges(before.settings, after.settings),
  ];
  return [after.username, changes.join('; ') || 'nothing'].join(': ');
}
