interface Source {
  readonly file: string;
  readonly text: string;
}

export function literalLabels(sources: readonly Source[]): string[];
export function shownSources(): Source[];
