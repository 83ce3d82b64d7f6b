const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^(?<below>\*\.)?(?<name>\[[\da-f:.]+\]|[^\s:/?#@,;'"*[\]\\%]+)(?::(?<port>\d{1,5}|\*))?$/iu;
/** After the URL parser: ASCII letters, digits, hyphens, dots, or an address in brackets. */
const PLAIN_NAME = /^([a-z\d]([a-z\d_-]*[a-z\d])?(\.[a-z\d]([a-z\d_-]*[a-z\d])?)*|\[[\da-f:.]+\])$/;

interface HostPattern {
  /** As browsers write it: lower case, punycode, no dot at the end. */
  name: string;
  /** Only subdomains match. */
  isBelow: boolean;
  isLoopback: boolean;
  /** Empty for the default port; `*` for any, only for this computer. */
  port: string;
}

function plainName(name: string): string | null {
  const address = `https://${name}/`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const plain = hostname.replace(/\.$/, '');
  return PLAIN_NAME.test(plain) ? plain : null;
}

function readPattern(host: string): HostPattern | null {
  const parts = HOST.exec(host.trim())?.groups;
  if (!parts) return null;
  const name = plainName(parts.name ?? '');
  if (name === null) return null;
  const isBelow = parts.below !== undefined;
  const isLoopback = LOOPBACK.test(name);
  const port = parts.port ?? '';
  if (port === '*' ? !isLoopback : /^0+$/.test(port) || Number(port) > 65_535) return null;
  // An IP address has no subdomains, and a name without a dot would match every domain.
  if (isBelow && (!name.includes('.') || /^(\[|[\d.]+$)/.test(name))) return null;
  return { name, isBelow, isLoopback, port: port === '' || port === '*' ? port : String(Number(port)) };
}

/**
 * Whether this is a valid host of a partner's list: `erp.example.com`, `*.example.com`, `erp.example.com:8443`; for
 * this computer also `localhost:*`.
 */
export function isHostPattern(host: string): boolean {
  return readPattern(host) !== null;
}

function fits({ name, isBelow, port }: HostPattern, url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '');
  const usual = url.protocol === 'https:' ? '443' : '80';
  const isPort = port === '*' || (port || usual) === (url.port || usual);
  return isPort && (isBelow ? host.endsWith(`.${name}`) : host === name);
}

/**
 * Whether a cart may be sent to this address: https, http only on this computer, no user or password, and a host of the
 * list.
 */
export function isAllowedHost(address: string, hosts: readonly string[]): boolean {
  if (!/^https?:\/\//i.test(address) || /[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSafe || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => {
    const pattern = readPattern(host);
    return pattern !== null && fits(pattern, url);
  });
}

/**
 * The hosts as a list for a content security policy. Text that is not a host is left out, because it could add
 * directives.
 */
export function frameSources(hosts: readonly string[]): string[] {
  const sources = hosts.flatMap((host) => {
    const pattern = readPattern(host);
    // Browsers do not support IPv6 addresses in policies.
    if (pattern === null || pattern.name.startsWith('[')) return [];
    const { name, isBelow, isLoopback, port } = pattern;
    const place = `${isBelow ? '*.' : ''}${name}${port === '' ? '' : `:${port}`}`;
    return isLoopback ? [`http://${place}`, `https://${place}`] : [`https://${place}`];
  });
  return [...new Set(sources)];
}
