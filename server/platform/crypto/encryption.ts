import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Encrypts emails, recordings and the secrets of two-step sign-in, so that the database alone does not reveal them. */
export interface Encryption {
  close(text: string, label: string): Buffer;
  /** Throws for data that was encrypted with another key or another label. */
  open(sealed: Buffer, label: string): string;
  /** A key to find a row by a text that is not stored; without the server's key it cannot be computed. */
  digest(text: string, label: string): Buffer;
  /** Opens with this code only, besides the server's key. */
  withCode(code: string): Encryption;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function encryptWith(secret: string): Encryption {
  const key = createHash('sha256').update('storefront letters').update(secret).digest();
  return {
    close: (text, label) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
    },
    open: (sealed, label) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(label))
        .setAuthTag(tag);
      const closed = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8');
      } catch {
        throw new Error('This text was encrypted with another key: all servers of one database need the same MAIL_KEY');
      }
    },
    digest: (text, label) => createHmac('sha256', key).update(`${label} ${text}`).digest(),
    withCode: (code) => encryptWith(`${key.toString('hex')} ${code}`),
  };
}

/** `MAIL_KEY`, or a secret in the data folder, created if needed; the first of two servers wins. */
export async function readMailKey(dataDir: string, given: string | null): Promise<string> {
  if (given !== null) return given;
  const file = join(dataDir, 'mail.key');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  await mkdir(dataDir, { recursive: true });
  const made = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(made);
  return await readFile(file, 'utf8');
}
