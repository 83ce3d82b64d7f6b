import type { KeptListing } from '#machines/periodList/periodList.ts';

const entry = (): string => window.history.state?.key ?? '';

/** The choices in a list by the entry of the browser's history, so that Back finds them again. */
export function keptListings() {
  const kept = new Map<string, KeptListing>();
  return {
    read: (): KeptListing | undefined => kept.get(entry()),
    keep: (_: unknown, listing: KeptListing): void => void kept.set(entry(), listing),
  };
}
