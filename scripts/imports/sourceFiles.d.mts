export interface SourceFile {
  /** From the root. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly { readonly specifier: string; readonly target: string | null }[];
}

export function sourceFiles(folders: readonly string[]): SourceFile[];
