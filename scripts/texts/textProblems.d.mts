import type { Catalogs } from './catalogs.mjs';
import type { TextUse } from './textUses.mjs';

export function textProblems(catalogs: Catalogs, uses: readonly TextUse[]): string[];
export function translationProblems(language: string, translated: Catalogs, catalogs: Catalogs): string[];
export function lacking(translated: Catalogs, catalogs: Catalogs): string[];
