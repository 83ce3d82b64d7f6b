import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { identityOf } from './operatingUser.ts';
import { readPostmasterFile } from './postmasterFile.ts';
import type { Programs } from './programs.ts';
import { programEnvironment } from './runProgram.ts';

export interface PostgresProcess {
  readonly port: number;
  /** Resolves with a reason when PostgreSQL ends unexpectedly. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

const fastShutdownMilliseconds = 2_500;
const immediateShutdownMilliseconds = 1_000;

interface StartOptions {
  readonly log: (line: string) => void;
  /** How long a recovery may go without any progress, milliseconds. */
  readonly recoverySilence: number;
  /** Settings beside the usual ones. */
  readonly settings: Readonly<Record<string, string>>;
  /** Null: a free one. */
  readonly port: number | null;
}

export async function startPostgres(
  home: DatabaseHome,
  programs: Programs,
  { log, recoverySilence, settings, port: wanted }: StartOptions,
): Promise<PostgresProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await findFreePort());
    const child = launch(home, programs, port, settings);
    const ending = observeEnd(child);
    const running = supervise(child, port, ending);
    const ended = await Promise.race([ending, becomesReady(home.cluster, child, log, recoverySilence)]);
    if (ended === 'ready') return running;
    if (ended === 'stuck') {
      await running.stop();
      throw new StartError(
        `The database in ${home.directory} does not recover: PostgreSQL has made no progress for ${Math.round(recoverySilence / 1000)} seconds. Look at its disk, then start again.`,
      );
    }
    const reason = ended.complaint || ended.how;
    if (attempt === 10 || !mayPass(reason)) {
      throw new StartError(`PostgreSQL did not start in ${home.directory}: ${reason}`);
    }
    await pause(300);
  }
}

/** Commits are still flushed to disk. Background work that one shop does not need is off. */
const OF_ONE_SHOP = {
  bgwriter_delay: '10s',
  wal_writer_delay: '10s',
  io_method: 'sync',
  max_logical_replication_workers: '0',
};

function launch(
  home: DatabaseHome,
  programs: Programs,
  port: number,
  others: Readonly<Record<string, string>>,
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    ...OF_ONE_SHOP,
    ...others,
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(programs.postgres, ['-D', home.cluster, ...parameters], {
    ...identityOf(home.user),
    cwd: home.cluster,
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C reaches only the server, which stops PostgreSQL last.
    detached: true,
    windowsHide: true,
  });
}

interface Ending {
  readonly how: string;
  /** The last error output of PostgreSQL. Empty when there was none. */
  readonly complaint: string;
}

function observeEnd(child: ChildProcess): Promise<Ending> {
  let complaint = '';
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!line.includes(' LOG: ')) complaint = line.replace(/^.*(FATAL|PANIC): +/, '');
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ how: error.message, complaint }));
    child.once('close', (code, signal) => resolve({ how: `it ended with ${signal ?? `code ${code}`}`, complaint }));
  });
}

/** PostgreSQL counts as stuck after this long without output. */
async function becomesReady(
  cluster: string,
  child: ChildProcess,
  log: (line: string) => void,
  silence: number,
): Promise<'ready' | 'stuck'> {
  let nextNotice = Date.now() + 5_000;
  let lastOutputAt = Date.now();
  child.stderr?.on('data', () => {
    lastOutputAt = Date.now();
  });
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === child.pid && file?.isReady) return 'ready';
    if (Date.now() - lastOutputAt > silence) return 'stuck';
    if (Date.now() > nextNotice) {
      log('the database is still recovering from an interrupted run');
      nextNotice += 5_000;
    }
    await pause(20);
  }
  return new Promise(() => undefined);
}

function supervise(child: ChildProcess, port: number, ending: Promise<Ending>): PostgresProcess {
  const endWithThisProcess = () => child.kill('SIGQUIT');
  process.once('exit', endWithThisProcess);
  let stopping: Promise<void> | null = null;
  const lost = new Promise<string>((resolve) => {
    void ending.then(({ how }) => {
      process.off('exit', endWithThisProcess);
      if (stopping === null) resolve(how);
    });
  });
  const end = async () => {
    for (const [signal, patience] of [
      ['SIGINT', fastShutdownMilliseconds],
      ['SIGQUIT', immediateShutdownMilliseconds],
      ['SIGKILL', immediateShutdownMilliseconds],
    ] as const) {
      child.kill(signal);
      const hasEnded = await Promise.race([ending.then(() => true), pause(patience, false, { ref: false })]);
      if (hasEnded) return;
    }
  };
  return {
    port,
    lost,
    stop: () => {
      stopping ??= end();
      return stopping;
    },
  };
}

/** The port was taken between choosing and listening, or the last workers of a killed PostgreSQL are still ending. */
function mayPass(reason: string): boolean {
  return /could not create any TCP\/IP sockets|shared memory block|lock file/.test(reason);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
