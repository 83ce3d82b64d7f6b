import { parseUrl } from '../parseUrl.ts';

/** The address without user, password and parameters, safe for a log; nothing of it when its parts are ambiguous. */
export function describeDatabaseUrl(value: string): string {
  const url = parseUrl(value);
  const isClear =
    url !== null &&
    url.host !== '' &&
    value.includes('@') === (url.username !== '') &&
    !`${url.pathname}${url.search}${url.hash}`.includes('@');
  return isClear ? `${url.protocol}//${url.host}${url.pathname}` : 'unreadable (not shown, it may hold a password)';
}
