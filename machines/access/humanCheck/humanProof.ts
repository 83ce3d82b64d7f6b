import type { HumanCheckKind } from '#domain/account/humanCheck.ts';

/** The check of this site. Without a key it cannot be passed. */
export interface HumanCheckSite {
  kind: HumanCheckKind;
  siteKey: string | null;
}

/** The result of a passed check. It can be used once, and it expires. */
export interface HumanProof {
  token: string;
  lifeMs: number;
}

export const NO_PROOF: HumanProof = { token: '', lifeMs: 0 };
