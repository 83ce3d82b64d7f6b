import type { CardTokenService } from '#domain/payment/cardTokenService.ts';
import type { HumanCheck } from '../humanCheck/humanCheck.ts';
import type { Runtime } from '../runtime.ts';

/** What this module runs with. */
export interface SettingsServices extends Runtime {
  readonly humanCheck: HumanCheck;
  /** To whom browsers give cards; null where they send them to the shop. */
  readonly cardTokens: CardTokenService | null;
}
