import { beforeAll } from 'vitest';
import { fetchParts } from '../../../src/loading/part.tsx';

/** Parts of screens stand where they belong at once; how one comes is for its own tests. */
beforeAll(fetchParts);
