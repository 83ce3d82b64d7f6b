import { fromPromise } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';

/** The committed drawings of the statecharts, each in a separate file that loads on demand. */
const DRAWINGS = import.meta.glob<string>(['../../docs/statecharts/*.svg', '!**/overview.svg'], {
  query: '?raw',
  import: 'default',
});

/** The drawing of a machine by its id, as SVG text. */
export const loadDrawing = fromPromise<string, { chart: string }>(async ({ input }) => {
  const load = DRAWINGS[`../../docs/statecharts/${input.chart}.svg`];
  if (!load) throw new PortFailure({ kind: 'unexpected', status: null, detail: `no drawing of ${input.chart}` });
  return await load().catch((cause: unknown) => {
    throw new PortFailure({ kind: 'offline', status: null, detail: '' }, { cause });
  });
});
