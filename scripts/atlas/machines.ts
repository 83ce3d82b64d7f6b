import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

export interface FoundMachine {
  machine: AnyStateMachine;
  /** The purpose and the owner of a machine. */
  sentence: string;
  /** The path from the root of the repository. */
  file: string;
}

const MACHINES = join(import.meta.dirname, '../../machines');

/** The doc comment of an exported machine, on one line, because the running machine does not have it. */
export function sentenceOver(source: string, name: string): string {
  const [before, after] = source.split(`export const ${name} =`);
  const above = after === undefined ? '' : (before ?? '').trimEnd();
  if (!above.endsWith('*/')) return '';
  const comment = above.slice(above.lastIndexOf('/**') + 3, -2);
  return comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
}

/** Every machine that a file of `machines/` named after a machine exports, by id. */
export async function findMachines(): Promise<FoundMachine[]> {
  const names = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('Machine.ts'),
  );
  const found: FoundMachine[] = [];
  for (const name of names) {
    const path = join(MACHINES, name);
    const file = `machines/${name.replaceAll('\\', '/')}`;
    const exported: object = await import(pathToFileURL(path).href);
    const source = readFileSync(path, 'utf8');
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof StateMachine) found.push({ machine: value, sentence: sentenceOver(source, name), file });
    }
  }
  return found.toSorted((left, right) => (left.machine.id < right.machine.id ? -1 : 1));
}
