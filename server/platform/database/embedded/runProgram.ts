import { type ChildProcess, spawn } from 'node:child_process';
import { identityOf, type OperatingUser } from './operatingUser.ts';

/** The environment of PostgreSQL's programs: it has none of this process's PG* or LC_* settings. */
export const programEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
};

interface Ending {
  code: number | null;
  /** The program's error output, in one line. */
  errors: string;
}

/** Runs one of PostgreSQL's programs to its end, which comes no later than this process's own. */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  { user, directory, input }: { user: OperatingUser | null; directory: string; input?: string },
): Promise<Ending> {
  const child = spawn(program, parameters, {
    ...identityOf(user),
    cwd: directory,
    env: programEnvironment,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  const endWithThisProcess = () => child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const ending = await finished(child);
  process.off('exit', endWithThisProcess);
  return ending;
}

function finished(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('error', (error) => resolve({ code: null, errors: error.message }));
    child.once('close', (code) => resolve({ code, errors: errors.trim().replaceAll(/\s*\n\s*/g, ' ') }));
  });
}
