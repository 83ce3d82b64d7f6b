import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '#domain/account/twoFactor.ts';

/** RFC 4648, without the digits 0, 1, 8 and 9. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** Whole groups of five bits only: the lengths in use have no rest. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => BASE32.charAt(Number.parseInt(five, 2)));
}

export function bytesOfBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** RFC 6238 with the defaults of authenticator apps: SHA-1, 30 seconds, six digits. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number).slice(-CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The time step of a code; null unless it is the current one, or the one before or after. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now);
  const typed = Buffer.from(code);
  const isCodeAt = (step: number) =>
    typed.length === CODE_DIGITS && timingSafeEqual(Buffer.from(codeAt(secret, step)), typed);
  return [current, current - 1, current + 1].find(isCodeAt) ?? null;
}
