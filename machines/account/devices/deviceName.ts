import type { SessionRow } from '#domain/api/sessions.ts';
import { accountText } from '#domain/texts/accountText.ts';

/** `Chrome on Windows`, as far as it is known. */
export function deviceName({ browser, system, isPunchout }: SessionRow): string {
  if (isPunchout) return accountText('devices.procurementSystem');
  if (browser !== null && system !== null) return accountText('devices.browserOnSystem', { browser, system });
  return browser ?? system ?? accountText('devices.unknown');
}
