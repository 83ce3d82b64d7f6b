import { adminText } from '../texts/adminText.ts';
import { allOf } from '../texts/listOf.ts';
import type { Scope } from './scopes.ts';

/** The texts of the service tokens page. */
export const tokenTexts = {
  revoking: (name: string, scopes: readonly Scope[]) =>
    adminText('token.callsWithTheTokenWillBe', {
      name,
      stopped: allOf(scopes.map((scope) => adminText(`scope.${scope}.stops`))),
    }),
} as const;
