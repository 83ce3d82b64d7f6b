import { isForPunchout } from '#domain/punchout/menu.ts';
import type { Operation } from '#domain/punchout/visit.ts';
import { MENU_KEYS, type MenuItem, type MenuKey } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { TeamRight } from '#domain/team/teamMember.ts';

/** Closed to consumers even when their own menu has it (specification 2, 6). */
const CLOSED_TO_CONSUMERS: ReadonlySet<MenuKey> = new Set([
  ...([
    'AccountSummary',
    'AccountDetail',
    'InvoicePayment',
    'ViewDocuments',
    'OrderGuides',
    'ColorMaintenance',
  ] as const),
  ...(['AdminPanel', 'EditLandingPage'] as const),
  ...(['CurrentStatement', 'OrderGuideList', 'ProductList', 'ProductPriceList', 'QuoteSheet'] as const),
]);

/** Closed to members of a team without the right. */
const NEEDED_RIGHTS: Partial<Record<MenuKey, TeamRight>> = { CheckOut: 'order', InvoicePayment: 'pay' };

const HIDDEN_BY_DEFAULT: ReadonlySet<MenuKey> = new Set(['AdminPanel', 'EditLandingPage']);

/** The default of a menu key for users without an own value. */
export function menuDefault(key: MenuKey): { isVisible: boolean; isLocked: boolean } {
  return { isVisible: !HIDDEN_BY_DEFAULT.has(key), isLocked: false };
}

/** The stored data that decides a menu. */
export interface MenuOwner {
  menu: Partial<Record<MenuKey, { isVisible: boolean; isLocked: boolean }>>;
  session_type: UserSettings['sessionType'];
  /** Of a punchout; null outside one. */
  operation: Operation | null;
  /** Of a member of a team; null otherwise. */
  membership: { rights: readonly TeamRight[]; shipTos: readonly string[] | null } | null;
}

function isClosed(key: MenuKey, { session_type, operation, membership }: MenuOwner): boolean {
  if (operation !== null) return !isForPunchout(key, { operation });
  const right = NEEDED_RIGHTS[key];
  if (membership && right && !membership.rights.includes(right)) return true;
  if (key === 'ShipToMaintenance' && (membership?.shipTos ?? null) !== null) return true;
  return session_type === 'Consumer' && CLOSED_TO_CONSUMERS.has(key);
}

/** Every entry, visible or not: consumers and punchouts lack some even when their own menu has them. */
export function menuOf(row: MenuOwner): MenuItem[] {
  const { menu } = row;
  return MENU_KEYS.map((key) => {
    if (isClosed(key, row)) return { key, isVisible: false, isLocked: true };
    return { key, ...(menu[key] ?? menuDefault(key)) };
  });
}
