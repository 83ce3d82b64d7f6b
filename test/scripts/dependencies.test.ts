import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guide = read('docs/dependencies.md');

interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
}
const manifestOf = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')));
const { dependencies = {} } = manifestOf('.');

const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['PostgreSQL', 'CC0-1.0', 'Unlicense', 'OFL-1.1'],
]);

/** Packages that name no license in package.json, and the first line of their LICENSE file. */
const BY_FILE: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT License' };

/** A license expression of SPDX without nested parentheses: all of `AND`, or one of `OR`. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const parts = expression.replace(/[()]/g, '');
  return parts.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
}

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);

/** The license of an installed package; of another system's binaries, the one in the lock file. */
function licenseOf([path, { license }]: readonly [string, Locked]): string | undefined {
  return existsSync(join(root, path)) ? manifestOf(path).license : license;
}

function unknownLicenses(entries: typeof production): string[] {
  return entries.flatMap((entry) => {
    const [path] = entry;
    const firstLine = BY_FILE[path];
    if (firstLine !== undefined) return read(join(path, 'LICENSE')).startsWith(firstLine) ? [] : [path];
    const isImageLibrary = path.includes('node_modules/@img/sharp-');
    const allowed = isImageLibrary ? new Set([...ALLOWED, 'LGPL-3.0-or-later']) : ALLOWED;
    const license = licenseOf(entry);
    return license !== undefined && isAllowed(license, allowed) ? [] : [`${path}: ${license}`];
  });
}

const rows = [...guide.matchAll(/^\| `([^`]+)` \| (.+) \| (.+) \|$/gm)].map(([, name, why, license]) => ({
  name,
  why,
  license,
}));

test('docs/dependencies.md lists the dependencies of package.json in their order, and no other', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(dependencies));
});

test('it says the license that each package states', () => {
  const stated = Object.keys(dependencies).map((name) => manifestOf(`node_modules/${name}`).license);
  expect(rows.map(({ license }) => license)).toEqual(stated.map((license) => license?.replace(/[()]/g, '')));
});

test('it names every license that installed packages may have', () => {
  const missing = [...ALLOWED, 'LGPL-3.0-or-later'].filter((license) => !guide.includes(license));
  expect(missing).toEqual([]);
});

test('every package that runs with the shop has an allowed license', () => {
  expect(production.length).toBeGreaterThan(300);
  expect(unknownLicenses(production)).toEqual([]);
});

test('an unknown license, a missing one, and the LGPL outside of the image library are found', () => {
  const never = (license?: string): [string, Locked] => ['node_modules/never-made', license ? { license } : {}];
  const entries = [never('GPL-3.0-only'), never(), never('LGPL-3.0-or-later'), never('MIT AND GPL-2.0-only')];
  expect(unknownLicenses(entries)).toHaveLength(4);
  expect(unknownLicenses([never('(MIT OR EUPL-1.1+)'), never('MIT AND ISC')])).toEqual([]);
});

test('the documented command lists every dependency', () => {
  const command = 'npm sbom --sbom-format cyclonedx';
  expect([guide, read('SECURITY.md')].map((text) => text.includes(command))).toEqual([true, true]);
  const bill = JSON.parse(execSync(command, { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 }));
  const components: { group?: string; name: string }[] = bill.components;
  const listed = new Set(components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`)));
  expect([bill.bomFormat, Object.keys(dependencies).filter((name) => !listed.has(name))]).toEqual(['CycloneDX', []]);
});
