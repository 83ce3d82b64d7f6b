import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/app/config.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const unit = read('docs/deploy/storefront.service');
const dockerfile = read('docs/deploy/Dockerfile');
const compose = read('docs/deploy/compose.yaml');
const { scripts } = JSON.parse(read('package.json'));

/** Beyond STOP_SECONDS: docs/configuration.md. */
const LONGER = 6;

test('the supervisors wait longer than the shop takes to stop, and let it stop its own database', () => {
  const seconds = readConfig({}).stopSeconds + LONGER;
  expect(unit).toContain(`\nTimeoutStopSec=${seconds}\n`);
  expect(compose).toContain(`stop_grace_period: ${seconds}s\n`);
  expect(unit).toContain('\nKillMode=mixed\n');
  expect(compose).toContain('init: true\n');
});

test('the shop runs as a user of its own, from what was built', () => {
  expect(unit).toContain('\nUser=storefront\n');
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(unit).toContain('\nExecStart=/usr/bin/node dist/server/main.js\n');
  expect(dockerfile).toContain('\nCMD ["node", "dist/server/main.js"]\n');
  const named = [...dockerfile.matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? '');
  expect(named).toEqual(['build']);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the image leaves out what belongs to this machine, and takes what the build reads', () => {
  const left = read('docs/deploy/Dockerfile.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.data', '.git', 'dist', 'node_modules', '*.env']));
  expect(left.filter((name) => /^(docs|scripts|server|public)/.test(name))).toEqual([]);
});
