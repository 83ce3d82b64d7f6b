import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { HumanCheck } from '../humanCheck/humanCheck.ts';

/** What this module runs with. */
export interface SettingsServices extends Runtime {
  readonly humanCheck: HumanCheck;
  /** To whom browsers give cards; null where they send them to the shop. */
  readonly cardTokens: CardTokenService | null;
}
