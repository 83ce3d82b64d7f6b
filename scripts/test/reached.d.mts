export function changedFiles(since: string): string[];
export function reachedBy(files: readonly string[]): { api: string[]; journeys: string[]; folders: string[] };
