import type { Catalogs } from './catalogs.mjs';
import type { TextUse } from './textUses.mjs';

export function textProblems(catalogs: Catalogs, uses: readonly TextUse[]): string[];
