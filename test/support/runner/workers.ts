import { availableParallelism, totalmem } from 'node:os';

/** What a worker takes with its shop, database and browser, in bytes. */
const MEMORY = 2 ** 31;

/**
 * Half of them more than there are cores, as far as memory reaches: tests of the API and of journeys wait for a database, a server or a
 * browser a third of their time.
 */
export const WORKERS = Math.max(1, Math.min(Math.ceil(availableParallelism() * 1.5), Math.floor(totalmem() / MEMORY)));
