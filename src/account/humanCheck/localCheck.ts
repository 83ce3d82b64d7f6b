import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import type { Challenge } from '#domain/api/humanCheck.ts';

/** More would block the page on a small machine. */
const WORKERS_AT_MOST = 4;

interface Solution {
  counter: number;
  derivedKey: string;
  time?: number;
}

function workerFor(algorithm: string): Worker {
  return algorithm.startsWith('PBKDF2') ? new Pbkdf2Worker() : new ShaWorker();
}

function isSolution(data: unknown): data is Solution {
  return typeof data === 'object' && data !== null && 'counter' in data && 'derivedKey' in data;
}

/** The first of several workers to find the solution. */
function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const count = Math.min(WORKERS_AT_MOST, Math.max(1, navigator.hardwareConcurrency - 1));
  const workers = Array.from({ length: count }, () => workerFor(challenge.parameters.algorithm));
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  return new Promise<Solution>((resolve, reject) => {
    const fail = () => reject(new Error('the puzzle was not solved'));
    signal.addEventListener('abort', fail);
    for (const [index, worker] of workers.entries()) {
      worker.addEventListener('message', ({ data }) => (isSolution(data) ? resolve(data) : fail()));
      worker.addEventListener('error', fail);
      worker.postMessage({ type: 'work', challenge, counterStart: index, counterStep: count });
    }
  }).finally(end);
}

/** The server's format of a solved puzzle. */
export async function solvedToken(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const solution = await solve(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
