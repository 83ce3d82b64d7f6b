import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { HUMAN_CHECKS } from '#domain/account/humanCheck.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { RemoteKeys } from '../modules/humanCheck/remoteCheck.ts';
import { PICTURE_FORMATS, type PictureFormat } from '../modules/images/pictureFormat.ts';
import { signingKey } from '../modules/orderExport/webhookSecret.ts';
import { AUTHORIZENET_MODES, type AuthorizeNetKeys } from '../modules/payments/authorizeNet/authorizeNetKeys.ts';
import { isInFolder } from '../platform/database/backup/isInFolder.ts';
import { describeDatabaseUrl } from '../platform/database/describeDatabaseUrl.ts';
import { parseUrl } from '../platform/parseUrl.ts';
import { StartError } from '../platform/startError.ts';

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Used by the embedded database only. */
  readonly dataDir: string;
  /** Null means the embedded database. */
  readonly databaseUrl: string | null;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly logLevel: LogLevel;
  /** Whether an empty database is filled with the demo distributor. */
  readonly demoData: boolean;
  /** How long open requests may take when the server stops. */
  readonly stopSeconds: number;
  /** The maximum duration of one database statement. */
  readonly databaseSeconds: number;
  /** The proxies whose client address header is trusted: the last so many, or proxies by address. False: none. */
  readonly trustProxy: number | string[] | false;
  /** The mail server and the sender; null keeps emails as files. */
  readonly smtp: { url: string; sender: { address: string; name: string | null } } | null;
  /** The encryption key of waiting emails; null means a key in the data folder. */
  readonly mailKey: string | null;
  /** The human check service; null means the shop's own puzzle. */
  readonly humanCheck: RemoteKeys | null;
  /** The account for payments; null means the sandbox, which moves no money. */
  readonly authorizeNet: AuthorizeNetKeys | null;
  /** The folder of product pictures, or the address of an index of them; null means a folder of the data folder. */
  readonly imageSource: string | null;
  readonly imageFormat: PictureFormat;
  /** The target of automatic order export; null when orders wait to be fetched. */
  readonly orderExport: { folder: string } | { url: string; secret: string } | null;
  /** The folder of backups, and the hours between them; null: no backups are made unasked. */
  readonly backup: { to: string; everyHours: number } | null;
  /** Whether browsers give cards to the gateway, and the shop a token. */
  readonly paymentTokens: boolean;
  /** Where metrics are read; null: nowhere. */
  readonly metrics: { host: string; port: number } | null;
  /** Who hears of trouble: an email address, a web address, or both. */
  readonly alerts: { email: string | null; webhook: string | null };
}

/** All settings come from the environment. An empty value counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = readPort('PORT', env.PORT || '4000');
  const databaseUrl = env.DATABASE_URL ? readDatabaseUrl(env.DATABASE_URL) : null;
  const dataDir = resolve(env.DATA_DIR || '.data');
  return {
    port,
    host: readHost('HOST', env.HOST || '127.0.0.1'),
    dataDir,
    databaseUrl,
    publicUrl: env.PUBLIC_URL ? readPublicUrl(env.PUBLIC_URL) : `http://localhost:${port}`,
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
    demoData: env.DEMO_DATA ? readSwitch('DEMO_DATA', env.DEMO_DATA) : databaseUrl === null,
    stopSeconds: readSeconds('STOP_SECONDS', env.STOP_SECONDS || '10'),
    databaseSeconds: readSeconds('DATABASE_SECONDS', env.DATABASE_SECONDS || '20'),
    trustProxy: readTrustProxy(env.TRUST_PROXY || '0'),
    smtp: env.SMTP_URL ? { url: readSmtpUrl(env.SMTP_URL), sender: readSender(env.MAIL_FROM || '') } : null,
    mailKey: env.MAIL_KEY ? readMailKey(env.MAIL_KEY) : null,
    humanCheck: readHumanCheck(env),
    authorizeNet: readAuthorizeNet(env),
    imageSource: env.IMAGE_SOURCE ? readImageSource(env.IMAGE_SOURCE) : null,
    imageFormat: readImageFormat(env.IMAGE_FORMAT || 'webp'),
    orderExport: readOrderExport(env),
    backup: env.BACKUP_TO
      ? { to: readBackupFolder(env.BACKUP_TO, dataDir), everyHours: readBackupHours(env.BACKUP_EVERY || '24') }
      : null,
    paymentTokens: readSwitch('PAYMENT_TOKENS', env.PAYMENT_TOKENS || '0'),
    metrics: env.METRICS_PORT ? readMetrics(env.METRICS_PORT, env.METRICS_HOST || '127.0.0.1', port) : null,
    alerts: {
      email: env.ALERT_EMAIL ? readAlertEmail(env.ALERT_EMAIL) : null,
      webhook: env.ALERT_WEBHOOK ? readAlertWebhook(env.ALERT_WEBHOOK) : null,
    },
  };
}

function readPort(name: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) refuse(name, value, 'a whole number from 1 to 65535');
  return port;
}

function readMetrics(value: string, host: string, shopPort: number): Config['metrics'] {
  const port = readPort('METRICS_PORT', value);
  if (port === shopPort) refuse('METRICS_PORT', value, 'another port than PORT');
  return { host: readHost('METRICS_HOST', host), port };
}

function readAlertEmail(value: string): string {
  if (!isEmailAddress(value)) refuse('ALERT_EMAIL', value, 'an email address, such as ops@example.com');
  return value;
}

function readAlertWebhook(value: string): string {
  const url = readSafeAddress(value);
  if (url === null) {
    throw new ConfigError(
      'ALERT_WEBHOOK (not shown, it may hold a secret) must be an https address such as https://hooks.example.com/shop, or an http one of this machine.',
    );
  }
  return url.href;
}

/** An https address, or an http one of this machine, without a password in it. */
function readSafeAddress(value: string): URL | null {
  const url = parseUrl(value);
  if (url === null || url.username !== '') return null;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url : null;
}

function readSeconds(name: string, value: string): number {
  const seconds = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (seconds < 1 || seconds > 600) refuse(name, value, 'a whole number from 1 to 600');
  return seconds;
}

/** Hours that divide a day, so that backups come at the same times every day. */
const BACKUP_HOURS = [1, 2, 3, 4, 6, 8, 12, 24];

function readBackupFolder(value: string, dataDir: string): string {
  const folder = resolve(value);
  if (isInFolder(folder, dataDir)) refuse('BACKUP_TO', value, 'outside of DATA_DIR, which is backed up itself');
  return folder;
}

function readBackupHours(value: string): number {
  const hours = BACKUP_HOURS.find((each) => String(each) === value);
  return hours ?? refuse('BACKUP_EVERY', value, `the hours between backups, one of ${BACKUP_HOURS.join(', ')}`);
}

function readTrustProxy(value: string): Config['trustProxy'] {
  if (/^\d$/.test(value)) return Number(value) || false;
  const proxies = value.split(',').map((part) => part.trim());
  const isRange = (part: string) => {
    const [address = '', bits, ...rest] = part.split('/');
    const version = isIP(address);
    const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    return part === 'loopback' || (version !== 0 && isBits && rest.length === 0);
  };
  if (!proxies.every(isRange)) {
    refuse(
      'TRUST_PROXY',
      value,
      'the number of proxies before the shop (0 to 9), or their addresses, such as 10.0.0.0/8',
    );
  }
  return proxies;
}

function readHost(name: string, value: string): string {
  const isHostname = value.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value);
  if (isIP(value) === 0 && !isHostname)
    refuse(name, value, 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0');
  return value;
}

function readPublicUrl(value: string): string {
  const url = parseUrl(value);
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    refuse(
      'PUBLIC_URL',
      value.replace(/\/\/[^/]*@/, '//***@'),
      'an http or https address without a path, such as https://shop.example.com',
    );
  }
  return url.origin;
}

function readDatabaseUrl(value: string): string {
  const url = parseUrl(value);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new ConfigError(
      `DATABASE_URL is ${describeDatabaseUrl(value)}: it must be postgres://user:password@host:5432/database.`,
    );
  }
  return value;
}

function readSmtpUrl(value: string): string {
  const url = parseUrl(value);
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  if (!isPlain || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url)) {
    throw new ConfigError(
      'SMTP_URL (not shown, it may hold a password) must be smtp://user:password@host:587 or smtps://user:password@host:465.',
    );
  }
  return value;
}

function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}

/** `orders@shop.example.com`, or with a name before it: `Harbor Provisions <orders@shop.example.com>`. */
function readSender(value: string): { address: string; name: string | null } {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? [];
  const address = (bracketed ?? value).trim();
  if (!isEmailAddress(address) || /\p{Cc}/u.test(value)) {
    refuse('MAIL_FROM', value, 'an email address, such as Harbor Provisions <orders@shop.example.com>, with SMTP_URL');
  }
  return { address, name: name.trim().replace(/^"(.*)"$/, '$1') || null };
}

function readMailKey(value: string): string {
  if (value.length < 32)
    throw new ConfigError('MAIL_KEY is too short: it must be a random text of at least 32 characters.');
  return value;
}

function readImageSource(value: string): string {
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

function readImageFormat(value: string): PictureFormat {
  const format = PICTURE_FORMATS.find((candidate) => candidate === value);
  return format ?? refuse('IMAGE_FORMAT', value, `one of ${PICTURE_FORMATS.join(', ')}`);
}

function readOrderExport(env: NodeJS.ProcessEnv): Config['orderExport'] {
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

function readHumanCheck(env: NodeJS.ProcessEnv): RemoteKeys | null {
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

function readAuthorizeNet(env: NodeJS.ProcessEnv): AuthorizeNetKeys | null {
  const gateway = env.PAYMENT_GATEWAY || 'sandbox';
  if (gateway === 'sandbox') return null;
  if (gateway !== 'authorizeNet') return refuse('PAYMENT_GATEWAY', gateway, 'one of sandbox, authorizeNet');
  const loginId = env.AUTHORIZENET_LOGIN_ID ?? '';
  if (!/^\S{5,25}$/.test(loginId)) {
    refuse('AUTHORIZENET_LOGIN_ID', loginId, 'the API login ID of the account, with PAYMENT_GATEWAY=authorizeNet');
  }
  const transactionKey = env.AUTHORIZENET_TRANSACTION_KEY ?? '';
  if (!/^\S{16}$/.test(transactionKey)) {
    throw new ConfigError(
      'AUTHORIZENET_TRANSACTION_KEY (not shown) must be the transaction key of the account, 16 characters, with PAYMENT_GATEWAY=authorizeNet.',
    );
  }
  const value = env.AUTHORIZENET_MODE || 'test';
  const mode = AUTHORIZENET_MODES.find((candidate) => candidate === value);
  return mode === undefined
    ? refuse('AUTHORIZENET_MODE', value, `one of ${AUTHORIZENET_MODES.join(', ')}`)
    : { loginId, transactionKey, mode, clientKey: env.PAYMENT_TOKENS === '1' ? readClientKey(env) : null };
}

function readClientKey(env: NodeJS.ProcessEnv): string {
  const clientKey = env.AUTHORIZENET_CLIENT_KEY ?? '';
  if (!/^[\w-]{20,200}$/.test(clientKey)) {
    refuse('AUTHORIZENET_CLIENT_KEY', clientKey, 'the public client key of the account, with PAYMENT_TOKENS=1');
  }
  return clientKey;
}

function readLogLevel(value: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === value);
  return level ?? refuse('LOG_LEVEL', value, `one of ${logLevels.join(', ')}`);
}

function readSwitch(name: string, value: string): boolean {
  if (value !== '0' && value !== '1') refuse(name, value, '0 or 1');
  return value === '1';
}

function refuse(name: string, value: string, allowed: string): never {
  const shown = value.length > 100 ? `${value.slice(0, 100)}…` : value;
  throw new ConfigError(`${name} is ${JSON.stringify(shown)}: it must be ${allowed}.`);
}
