import { isAvailable } from '#domain/settings/menu.ts';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';

export function isOfAdmin(snapshot: SessionSnapshot): boolean {
  const { configuration } = snapshot.context;
  return snapshot.matches('ready') && configuration !== null && isAvailable(configuration.settings.menu, 'AdminPanel');
}
