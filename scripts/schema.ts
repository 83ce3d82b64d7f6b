import { readOptions } from './options.mjs';

readOptions({});
// Loaded only once the command line is known to be right.
const { writeSchema } = await import('./schema/writeSchema.ts');
await writeSchema();
