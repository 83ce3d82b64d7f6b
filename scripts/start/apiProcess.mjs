import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Runs the API from its sources as a child process, which restarts on every change and ends with this process. */
export function createApiProcess(root, environment) {
  let hasBeenReady = false;
  let isStopping = false;
  let pendingRestart = null;
  let replacing = Promise.resolve();
  let child = launch();

  function launch() {
    const started = fork(join(root, 'server/app/main.ts'), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...environment },
      // In a separate process group, Ctrl-C reaches only this process, which passes it on once.
      detached: true,
    });
    started.on('message', () => {
      hasBeenReady = true;
    });
    started.once('exit', (code) => {
      if (started !== child || isStopping) return;
      if (!hasBeenReady) process.exit(code ?? 1);
      console.log('The API has stopped. It restarts after the next change.');
    });
    return started;
  }

  async function end(process) {
    if (process.exitCode !== null || process.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      process.once('exit', resolve);
    });
    process.kill('SIGTERM');
    await ended;
  }

  async function replace(name) {
    const old = child;
    child = null;
    console.log(`Restarting the API (${name} has changed)`);
    await end(old);
    if (!isStopping) child = launch();
  }

  return {
    restart(name) {
      clearTimeout(pendingRestart);
      pendingRestart = setTimeout(() => {
        if (child) replacing = replace(name);
      }, 150);
    },
    async stop() {
      isStopping = true;
      clearTimeout(pendingRestart);
      await replacing;
      if (child) await end(child);
    },
  };
}
