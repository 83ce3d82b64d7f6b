import type { HumanCheck, HumanCheckResult } from '../../../server/modules/humanCheck/humanCheck.ts';

/** Returns 'human' to every caller, unless the answer itself is a verdict. Tests of the puzzle use the real one. */
export function puppetCheck(): HumanCheck {
  const results: readonly HumanCheckResult[] = ['human', 'refused', 'unavailable'];
  return {
    kind: 'local',
    siteKey: 'local',
    challenge: async () => ({
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        expiresAt: 0,
        keyLength: 32,
        keyPrefix: '00',
        keySignature: '',
        nonce: '',
        salt: '',
      },
      signature: '',
    }),
    verify: async (verifyToken) => results.find((result) => result === verifyToken) ?? 'human',
  };
}
