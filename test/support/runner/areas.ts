import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areaOf } from '../../../scripts/test/areas.mjs';

export { AREAS, areaOf } from '../../../scripts/test/areas.mjs';

const MACHINES = join(import.meta.dirname, '../../../machines');

const machineFiles = new Map(
  readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Machine.ts'))
    .map((file) => [basename(file, 'Machine.ts'), `machines/${file}`]),
);

/** Of a machine its id is known, of a story the flow that it is about. */
export const areaOfMachine = (id: string): string => areaOf(machineFiles.get(id) ?? id);
