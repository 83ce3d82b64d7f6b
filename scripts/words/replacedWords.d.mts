export interface Replaced {
  readonly kind: 'name' | 'phrase';
  readonly old: string;
  readonly better: string;
}

export function readReplaced(text?: string): Replaced[];
export function wordProblems(
  files: readonly { readonly file: string; readonly text: string }[],
  replaced: readonly Replaced[],
): string[];
