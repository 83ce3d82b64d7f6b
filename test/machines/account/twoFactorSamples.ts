import type { TwoFactorState } from '#domain/api/twoFactor.ts';
import type { ChangeReply } from '#machines/account/twoFactor/twoFactor.ts';

export const twoFactorOff: TwoFactorState = { isOn: false, codesLeft: 0 };
export const twoFactorOn: TwoFactorState = { isOn: true, codesLeft: 7 };

export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const RECOVERY_CODE = 'ABCD-EFGH-IJKL-MNOP';

export const setUpReply: ChangeReply = {
  kind: 'setUp',
  readSetUp: () => ({ secret: SECRET, path: 'M0 0h1v1h-1z', size: 1 }),
};
export const codesReply: ChangeReply = { kind: 'codes', readCodes: () => [RECOVERY_CODE] };
export const wrongReply: ChangeReply = { kind: 'refused', text: 'Current password is incorrect.' };
