import type { MenuItem, MenuKey } from '../settings/menu.ts';
import type { PunchoutVisit } from './visit.ts';

/** The menu keys of a punchout (readings 29). All Products is not an entry: it decides how far the list reaches. */
const KEYS: readonly MenuKey[] = ['ViewProducts', 'Categories', 'ViewCart', 'CheckOut', 'AllProducts'];

/** A cart of an inspect visit is never transferred. */
export function isForPunchout(key: MenuKey, { operation }: Pick<PunchoutVisit, 'operation'>): boolean {
  return KEYS.includes(key) && !(key === 'CheckOut' && operation === 'inspect');
}

export function punchoutMenu(menu: readonly MenuItem[], visit: Pick<PunchoutVisit, 'operation'>): MenuItem[] {
  return menu.map((item) => (isForPunchout(item.key, visit) ? item : { ...item, isVisible: false }));
}
