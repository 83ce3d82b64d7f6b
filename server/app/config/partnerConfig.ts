import { resolve } from 'node:path';
import { HUMAN_CHECKS } from '#domain/account/humanCheck.ts';
import type { RemoteKeys } from '../../modules/humanCheck/remoteCheck.ts';
import { PICTURE_FORMATS, type PictureFormat } from '../../modules/images/pictureFormat.ts';
import { signingKey } from '../../modules/orderExport/webhookSecret.ts';
import { parseUrl } from '../../platform/parseUrl.ts';
import { ConfigError, isDecodable, readSafeAddress, refuse } from './values.ts';

export function readImageSource(value: string): string {
  if (!/^[a-z][\w+.-]*:\/\//i.test(value)) return resolve(value);
  const url = parseUrl(value);
  const isIndex = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  if (!isIndex || !isDecodable(url)) {
    throw new ConfigError(
      'IMAGE_SOURCE (not shown, it may hold a password) must be a folder, or the http or https address of an index such as https://files.example.com/pictures/.',
    );
  }
  return value;
}

export function readImageFormat(value: string): PictureFormat {
  const format = PICTURE_FORMATS.find((candidate) => candidate === value);
  return format ?? refuse('IMAGE_FORMAT', value, `one of ${PICTURE_FORMATS.join(', ')}`);
}

export function readOrderExport(env: NodeJS.ProcessEnv): { folder: string } | { url: string; secret: string } | null {
  if (env.ORDER_EXPORT && env.ORDER_WEBHOOK) {
    throw new ConfigError('ORDER_EXPORT and ORDER_WEBHOOK are both set: orders go to a folder or to an address.');
  }
  if (env.ORDER_EXPORT) return { folder: resolve(env.ORDER_EXPORT) };
  if (!env.ORDER_WEBHOOK) return null;
  const url = readSafeAddress(env.ORDER_WEBHOOK);
  if (url === null) {
    throw new ConfigError(
      'ORDER_WEBHOOK (not shown, it may hold a secret) must be an https address such as https://erp.example.com/orders, or an http one of this machine.',
    );
  }
  const secret = env.ORDER_WEBHOOK_SECRET ?? '';
  if (secret.length < 32) {
    throw new ConfigError(
      'ORDER_WEBHOOK_SECRET (not shown) must be a random text of at least 32 characters, with ORDER_WEBHOOK.',
    );
  }
  if (signingKey(secret) === null) {
    throw new ConfigError('ORDER_WEBHOOK_SECRET (not shown) must be whsec_ and the Base64 of 24 to 64 random bytes.');
  }
  return { url: url.href, secret };
}

export function readHumanCheck(env: NodeJS.ProcessEnv): RemoteKeys | null {
  const value = env.HUMAN_CHECK || 'local';
  const kind = HUMAN_CHECKS.find((candidate) => candidate === value);
  if (kind === undefined) return refuse('HUMAN_CHECK', value, `one of ${HUMAN_CHECKS.join(', ')}`);
  if (kind === 'local') return null;
  const siteKey = env.HUMAN_CHECK_SITE_KEY ?? '';
  if (!/^[\w-]{5,200}$/.test(siteKey)) {
    refuse('HUMAN_CHECK_SITE_KEY', siteKey, `the site key that ${kind} gave for this shop, with HUMAN_CHECK=${kind}`);
  }
  const secret = env.HUMAN_CHECK_SECRET ?? '';
  if (!/^\S{5,500}$/.test(secret)) {
    throw new ConfigError(
      `HUMAN_CHECK_SECRET (not shown) must be the secret that ${kind} gave for this shop, with HUMAN_CHECK=${kind}.`,
    );
  }
  return { kind, siteKey, secret };
}
