import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readOptions, refuseOptions } from './options.mjs';

const USAGE = `Takes a screenshot of every story, or of those whose names contain one of the given texts, into .screenshots.
  npm run screenshots -- [--out FOLDER] [--colors '#rrggbb,#rrggbb'] [--pseudo] [cart ...]
With --colors the stories use these two theme colors; with --pseudo their texts are longer and run from right to left.`;

const { values, positionals } = readOptions(
  {
    options: { out: { type: 'string' }, colors: { type: 'string' }, pseudo: { type: 'boolean', default: false } },
    allowPositionals: true,
  },
  USAGE,
);
if (values.colors !== undefined && !/^#[0-9a-f]{6},#[0-9a-f]{6}$/i.test(values.colors)) {
  refuseOptions(`--colors is ${values.colors}: it must be two colors such as '#fff176,#e0e0e0'.`, USAGE);
}

// The import follows the validation of the options.
const { stories } = await import('../test/support/stories/allStories.ts');
const names = [...stories.keys()];
const unknown = positionals.filter((part) => !names.some((name) => name.includes(part)));
if (unknown.length > 0) {
  const some = names.slice(0, 3).join(', ');
  refuseOptions(`No story has ${unknown.join(', ')} in its name. Examples of names: ${some}.`, USAGE);
}
const wanted = [...stories.values()].filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const folder = values.out ?? join(import.meta.dirname, '../.screenshots');
if (positionals.length === 0) await rm(folder, { recursive: true, force: true });
const { takePictures } = await import('./screenshots/takePictures.ts');
const isComplete = await takePictures({ wanted, folder, colors: values.colors, isPseudo: values.pseudo });
if (!isComplete) process.exitCode = 1;
