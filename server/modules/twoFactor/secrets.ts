import { createHash } from 'node:crypto';
import { plainCode, RECOVERY_CODES } from '#domain/account/twoFactor.ts';
import type { Encryption } from '../../platform/crypto/encryption.ts';
import { hashToken } from '../../platform/http/token.ts';
import type { Ids } from '../../platform/ids.ts';
import { base32, bytesOfBase32 } from './totp.ts';

/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

const randomBytes = (ids: Ids, length: number) =>
  createHash('sha256').update(ids.secret()).digest().subarray(0, length);

const labelOf = (userId: number) => `two-factor ${userId}`;

export function newSecret(ids: Ids): string {
  return base32(randomBytes(ids, SECRET_BYTES));
}

export function sealSecret(encryption: Encryption, userId: number, secret: string): Buffer {
  return encryption.close(secret, labelOf(userId));
}

export function openSecret(encryption: Encryption, userId: number, sealed: Buffer): Buffer {
  return bytesOfBase32(encryption.open(sealed, labelOf(userId)));
}

/** As they are shown, such as `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(ids, RECOVERY_BYTES)).replace(/.{4}(?=.)/g, '$&-'),
  );
}

export function recoveryHash(code: string): Buffer {
  return hashToken(plainCode(code));
}

/** The address in the QR code, as authenticator apps read it. */
export function secretUri({ shop, username, secret }: { shop: string; username: string; secret: string }): string {
  const issuer = encodeURIComponent(shop.replaceAll(':', ' '));
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${secret}&issuer=${issuer}`;
}
