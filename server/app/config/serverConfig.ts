import { isIP } from 'node:net';
import { parseUrl } from '../../platform/parseUrl.ts';
import { readHost, readPort, refuse } from './values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export function readLogLevel(value: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === value);
  return level ?? refuse('LOG_LEVEL', value, `one of ${logLevels.join(', ')}`);
}

export function readPublicUrl(value: string): string {
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

export function readTrustProxy(value: string): number | string[] | false {
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

export function readMetrics(value: string, host: string, shopPort: number): { host: string; port: number } {
  const port = readPort('METRICS_PORT', value);
  if (port === shopPort) refuse('METRICS_PORT', value, 'another port than PORT');
  return { host: readHost('METRICS_HOST', host), port };
}
