import { isEmailAddress } from '#domain/emailAddress.ts';
import { parseUrl } from '../../platform/parseUrl.ts';
import { ConfigError, isDecodable, readSafeAddress, refuse } from './values.ts';

export function readSmtpUrl(value: string): string {
  const url = parseUrl(value);
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  if (!isPlain || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url)) {
    throw new ConfigError(
      'SMTP_URL (not shown, it may hold a password) must be smtp://user:password@host:587 or smtps://user:password@host:465.',
    );
  }
  return value;
}

/** `orders@shop.example.com`, or with a name before it: `Harbor Provisions <orders@shop.example.com>`. */
export function readSender(value: string): { address: string; name: string | null } {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? [];
  const address = (bracketed ?? value).trim();
  if (!isEmailAddress(address) || /\p{Cc}/u.test(value)) {
    refuse('MAIL_FROM', value, 'an email address, such as Harbor Provisions <orders@shop.example.com>, with SMTP_URL');
  }
  return { address, name: name.trim().replace(/^"(.*)"$/, '$1') || null };
}

export function readMailKey(value: string): string {
  if (value.length < 32)
    throw new ConfigError('MAIL_KEY is too short: it must be a random text of at least 32 characters.');
  return value;
}

export function readAlertEmail(value: string): string {
  if (!isEmailAddress(value)) refuse('ALERT_EMAIL', value, 'an email address, such as ops@example.com');
  return value;
}

export function readAlertWebhook(value: string): string {
  const url = readSafeAddress(value);
  if (url === null) {
    throw new ConfigError(
      'ALERT_WEBHOOK (not shown, it may hold a secret) must be an https address such as https://hooks.example.com/shop, or an http one of this machine.',
    );
  }
  return url.href;
}
