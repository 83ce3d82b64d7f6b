import { spawn } from 'node:child_process';

export class StepFailed extends Error {}

const running = new Set();

/** Runs commands in parallel as one step: a line on stderr, and the commands' output only after a failure. */
export async function step(title, commands) {
  const start = performance.now();
  const elapsed = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  process.stderr.write(`${title} `);
  const dots = setInterval(() => process.stderr.write('.'), 2000);
  const results = await Promise.all(commands.map(run));
  clearInterval(dots);
  const failed = results.filter((result) => result.code !== 0);
  process.stderr.write(failed.length === 0 ? `(${elapsed()})\n` : `failed after ${elapsed()}\n`);
  if (failed.length > 0) throw new StepFailed(failed.map((result) => result.output.trim()).join('\n'));
}

/** Ends the running step with its process groups, and this process. Returns a function that undoes this. */
export function endStepsOnSignal() {
  const end = (signal) => {
    for (const child of running) endGroup(child);
    process.stderr.write('\n');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

function run({ command, parameters, environment = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    running.add(child);
    let output = '';
    const collect = (text) => {
      output = (output + text).slice(-20_000);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code) => finish(code ?? 1, output));
    function finish(code, words) {
      running.delete(child);
      resolve({ code, output: words });
    }
  });
}

function endGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The command ended without being stopped.
  }
}
