import type { SourceFile } from './sourceFiles.mjs';

export interface Path {
  title: string;
  files: string[];
}

export function paths(text?: string): Path[];
export function brokenSteps(files: readonly string[], sources: readonly SourceFile[]): string[];
