import { readOptions } from './options.mjs';

readOptions({});
// The import follows the validation of the command line.
const { writeReleaseFixture } = await import('./releases/writeReleaseFixture.ts');
await writeReleaseFixture();
