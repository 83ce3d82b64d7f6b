import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from '../start/steps.mjs';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs on PATH. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The path in an environment variable, if it is set. */
export function namedBy(variable) {
  const named = process.env[variable];
  if (!named || isExecutable(named)) return named;
  throw new Error(`${variable} is ${named}, which cannot be run. Name a program that can, or leave the variable out.`);
}

export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

const apt = (...parameters) => ({
  command: 'apt-get',
  parameters: ['-y', '-q', ...parameters],
  environment: { DEBIAN_FRONTEND: 'noninteractive' },
});

export const listPackages = (title) => step(title, [apt('update')]);
export const install = (title, ...packages) => step(title, [apt('install', '--no-install-recommends', ...packages)]);
