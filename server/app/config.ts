import { resolve } from 'node:path';
import type { RemoteKeys } from '../modules/humanCheck/remoteCheck.ts';
import type { PictureFormat } from '../modules/images/pictureFormat.ts';
import type { AuthorizeNetKeys } from '../modules/payments/authorizeNet/authorizeNetKeys.ts';
import { readBackup, readDatabaseUrl, readReplica } from './config/databaseConfig.ts';
import { readAlertEmail, readAlertWebhook, readMailKey, readSender, readSmtpUrl } from './config/mailConfig.ts';
import { readHumanCheck, readImageFormat, readImageSource, readOrderExport } from './config/partnerConfig.ts';
import { readAuthorizeNet } from './config/paymentConfig.ts';
import { type LogLevel, readLogLevel, readMetrics, readPublicUrl, readTrustProxy } from './config/serverConfig.ts';
import { readHost, readPort, readSeconds, readSwitch } from './config/values.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Used by the embedded database only. */
  readonly dataDir: string;
  /** Null means the embedded database. */
  readonly databaseUrl: string | null;
  /** A streaming replica for reads, and how old its data may be; null: there is none. */
  readonly replica: { url: string; longestAgeSeconds: number } | null;
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
  const databaseUrl = env.DATABASE_URL ? readDatabaseUrl('DATABASE_URL', env.DATABASE_URL) : null;
  const dataDir = resolve(env.DATA_DIR || '.data');
  return {
    port,
    host: readHost('HOST', env.HOST || '127.0.0.1'),
    dataDir,
    databaseUrl,
    replica: readReplica(env),
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
    backup: readBackup(env, dataDir),
    paymentTokens: readSwitch('PAYMENT_TOKENS', env.PAYMENT_TOKENS || '0'),
    metrics: env.METRICS_PORT ? readMetrics(env.METRICS_PORT, env.METRICS_HOST || '127.0.0.1', port) : null,
    alerts: {
      email: env.ALERT_EMAIL ? readAlertEmail(env.ALERT_EMAIL) : null,
      webhook: env.ALERT_WEBHOOK ? readAlertWebhook(env.ALERT_WEBHOOK) : null,
    },
  };
}
