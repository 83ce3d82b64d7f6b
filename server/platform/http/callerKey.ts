import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one subscriber has all addresses of. */
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
}

/** The key of a caller without a token: the address, or the network of an IPv6 address. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return `address ${mapped}`;
  if (!isIPv6(address)) return `address ${address}`;
  const network = groupsOf(address.toLowerCase()).slice(0, NETWORK_GROUPS);
  return `address ${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
