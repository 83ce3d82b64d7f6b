import { adminText } from '../texts/adminText.ts';
import type { Scope } from './scopes.ts';

/** `a, b and c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : adminText('token.and', { value: parts.slice(0, -1).join(', '), last });
}

/** The texts of the service tokens page. */
export const tokenTexts = {
  revoking: (name: string, scopes: readonly Scope[]) =>
    adminText('token.callsWithTheTokenWillBe', {
      name,
      value: listed(scopes.map((scope) => adminText(`scope.${scope}.stops`))),
    }),
} as const;
