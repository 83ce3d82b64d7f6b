import { createHash } from 'node:crypto';

const NAME_LENGTH = 24;

/** The name of bytes: 120 bits of their hash, in letters that are unambiguous in file systems and addresses. */
export function nameOfBytes(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(32)
    .padStart(52, '0')
    .slice(0, NAME_LENGTH);
}
