import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/**
 * Parses an ICU message. The build compiles the catalogs and leaves the parser out (`scripts/build/compiledTexts.ts`).
 */
export const compileText: (message: string) => CompiledMessage = compile;
