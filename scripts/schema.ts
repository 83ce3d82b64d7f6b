import { readOptions } from './options.mjs';

readOptions({});
// The import follows the validation of the command line.
const { writeSchema } = await import('./schema/writeSchema.ts');
await writeSchema();
