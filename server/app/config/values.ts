import { isIP } from 'node:net';
import { parseUrl } from '../../platform/parseUrl.ts';
import { StartError } from '../../platform/startError.ts';

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export function refuse(name: string, value: string, allowed: string): never {
  const shown = value.length > 100 ? `${value.slice(0, 100)}…` : value;
  throw new ConfigError(`${name} is ${JSON.stringify(shown)}: it must be ${allowed}.`);
}

export function readSwitch(name: string, value: string): boolean {
  if (value !== '0' && value !== '1') refuse(name, value, '0 or 1');
  return value === '1';
}

export function readPort(name: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) refuse(name, value, 'a whole number from 1 to 65535');
  return port;
}

export function readSeconds(name: string, value: string): number {
  const seconds = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (seconds < 1 || seconds > 600) refuse(name, value, 'a whole number from 1 to 600');
  return seconds;
}

export function readHost(name: string, value: string): string {
  const isHostname = value.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value);
  if (isIP(value) === 0 && !isHostname)
    refuse(name, value, 'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0');
  return value;
}

/** An https address, or an http one of this machine, without a password in it. */
export function readSafeAddress(value: string): URL | null {
  const url = parseUrl(value);
  if (url === null || url.username !== '') return null;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url : null;
}

export function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}
