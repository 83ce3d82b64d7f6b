export function changedFiles(since: string): string[];
export function reachedBy(changed: readonly string[]): {
  api: string[];
  journeys: string[];
  folders: string[];
  imported: string[];
};
