import { LONGEST_WHOLE, MEASURE } from '../noBreak.ts';

const PACK = new RegExp(`^${MEASURE}$`, 'u');

/**
 * The size in a product's name, which is never truncated, `6/5 LB` or `12 CT`: its last part between commas, or the one
 * before.
 */
export function packInName(name: string): string | null {
  const [, ...parts] = name.split(/,\s+/);
  return parts.slice(-2).findLast((part) => part.length <= LONGEST_WHOLE && PACK.test(part)) ?? null;
}
