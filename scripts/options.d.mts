import type { ParseArgsConfig, parseArgs } from 'node:util';

export function refuse(reason: string): never;
export function refuseOptions(reason: string, usage?: string): never;
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage?: string,
): ReturnType<typeof parseArgs<Config>>;
