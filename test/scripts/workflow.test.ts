import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
const ciRun = readFileSync('.ci/run', 'utf8');
const commandsIn = (text: string) => [...text.matchAll(/npm (?:run )?(test(?::deep)?)\b/g)].map(([, script]) => script);

test('the workflow runs the commands of .ci/run, on the oldest Node that is supported', () => {
  expect(commandsIn(workflow)).toEqual(['test', 'test:deep']);
  expect(commandsIn(ciRun)).toEqual(commandsIn(workflow));
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(commandsIn(workflow)));
  const versions = [...workflow.matchAll(/node-version: (\S+)/g)].map(
    ([, version]) => `>=${version?.replace(/\.0$/, '')}`,
  );
  expect(new Set(versions)).toEqual(new Set([packageJson.engines.node]));
});

test('the shards of the workflow are all parts of one run', () => {
  const [, list = ''] = /shard: \[(.+)\]/.exec(workflow) ?? [];
  const shards = list.split(', ');
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
});
