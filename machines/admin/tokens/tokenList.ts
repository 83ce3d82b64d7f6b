import type { ServiceTokenRow } from '#domain/api/serviceTokens.ts';
import type { Scope } from '#domain/integration/scopes.ts';

/** Which tokens are shown. */
export interface TokenView {
  /** From 1. */
  page: number;
}

/** A page of tokens, and the number of tokens on all pages. */
export interface TokenPage {
  rows: readonly ServiceTokenRow[];
  total: number;
}

/** A token to create. */
export interface TokenWish {
  name: string;
  scopes: readonly Scope[];
}

/** Reads the secret that is shown. It is a function, so that no log or display of the machine's context contains the secret. */
export type ReadSecret = () => string;

export type MakeOutcome =
  | { kind: 'made'; token: ServiceTokenRow; readSecret: ReadSecret }
  | { kind: 'refused'; reason: string };

export const activeToken = (page: TokenPage | null, id: number): ServiceTokenRow | null =>
  page?.rows.find((row) => row.id === id && row.revokedAt === null) ?? null;

/** The token of this name that was created after the one with the id `newest`; ids go up. */
export function tokenSince(page: TokenPage, { name }: TokenWish, newest: number): ServiceTokenRow | null {
  const wanted = name.trim().toLowerCase();
  return (
    page.rows.find((row) => row.id > newest && row.revokedAt === null && row.name.toLowerCase() === wanted) ?? null
  );
}

export const newestOf = ({ rows }: TokenPage, before: number): number => Math.max(before, ...rows.map(({ id }) => id));
