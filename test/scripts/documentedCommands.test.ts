import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { commandForms, formOf, OTHERS } from '../support/shop/commandForms.ts';
import { documentedCommands, isCall, isSetting } from '../support/shop/documentedCommands.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
const documented = documentedCommands();
const commands = documented.filter((one) => !isSetting(one) && !isCall(one) && !OTHERS.test(one.text));

test('every command of the documents has a form that is run', () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ text }) => !formOf(text))).toEqual([]);
});

test('every form is that of a command that is named, and every test that runs one is there', () => {
  const used = new Set(commands.map(({ text }) => formOf(text)));
  expect(commandForms.filter((form) => !used.has(form))).toEqual([]);
  const missing = commandForms.flatMap((form) =>
    'ranBy' in form && !existsSync(join(root, form.ranBy)) ? [form.ranBy] : [],
  );
  expect(missing).toEqual([]);
});

test('every script that the documents name is one of package.json, and CONTRIBUTING names each of them', () => {
  const named = new Set(commands.flatMap(({ text }) => /^npm run ([\w:-]+)/.exec(text)?.[1] ?? []));
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  const listed = commands.flatMap(({ text, file }) => (file === 'CONTRIBUTING.md' ? [`${text} `] : []));
  const isNamed = (name: string) =>
    listed.some((text) => text.startsWith(`npm run ${name} `) || text.startsWith(`npm ${name} `));
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test('docs/configuration.md lists each environment variable that the server reads, and no other', () => {
  const parts = readdirSync(join(root, 'server/app/config')).map((name) => `config/${name}`);
  const source = ['config.ts', ...parts].map((name) => readFileSync(join(root, 'server/app', name), 'utf8')).join('\n');
  const read = new Set([...source.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name));
  const guide = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const listed = [...guide.matchAll(/^- `([A-Z_]+)` \(/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...read].toSorted());
});

test('the settings of every guide are taken together', () => {
  const settings = documented.filter(isSetting);
  expect(settings.length).toBeGreaterThan(8);
  for (const file of new Set(settings.map((one) => one.file))) {
    const pairs = settings
      .filter((one) => one.file === file)
      .map(({ text }) => {
        const [name = ''] = text.split('=');
        return [name, text.slice(name.length + 1).replace(/^'(.*)'$/, '$1')];
      });
    expect(() => readConfig({ PUBLIC_URL: 'https://shop.example.com', ...Object.fromEntries(pairs) })).not.toThrow();
  }
});
