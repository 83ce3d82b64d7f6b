import { beforeAll } from 'vitest';
import { fetchParts } from '../../../src/loading/part.tsx';

/** Lazy parts of screens render at once; how they load has separate tests. */
beforeAll(fetchParts);
