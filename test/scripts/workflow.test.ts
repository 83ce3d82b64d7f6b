import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminText } from '#domain/texts/adminText.ts';
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

test('the workflow keeps the atlas with screenshots, under the name that the page Flows gives', () => {
  const [, job = ''] = workflow.split('\n  atlas:\n');
  expect([...job.matchAll(/- run: (.+)/g)].map(([, command]) => command)).toEqual(['npm ci', 'npm run atlas']);
  expect(job).toContain('path: docs/statecharts/index.html\n');
  const [, name = ''] = /uses: actions\/upload-artifact@v\d+[\s\S]*?name: (\S+)/.exec(job) ?? [];
  expect(adminText('flows.noScreenshots')).toContain(`artifact ${name}.`);
});
