import { createHash } from 'node:crypto';

/** Tokens are stored only as this hash: they are 192 random bits, so a plain digest is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Null without a bearer token; an impossible token is still one, which matches no session. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer\b *(.*)$/i.exec(header ?? '');
  return match ? (match[1] ?? '') : null;
}
