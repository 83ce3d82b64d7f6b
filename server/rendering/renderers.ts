import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
// The thread that is there until the end has to load it first: it is unloaded with the first worker otherwise.
import 'sharp';
import { workerPool } from './workerPool.ts';

export interface PaperTask {
  /** The paper's source as JSON. */
  text: string;
  madeAt: Date;
}

export interface RenderedPicture {
  body: Uint8Array;
  contentType: string;
}

/** Everything that takes more than a moment to draw, outside the thread that answers calls. */
export interface Renderers {
  /** Names how papers look here: another process may be another release. */
  edition: string;
  /** A PDF. */
  paper(task: PaperTask): Promise<Uint8Array>;
  /** The picture that a file name describes; null for a name that describes none. */
  picture(file: string): Promise<RenderedPicture | null>;
}

export interface RunningRenderers extends Renderers {
  /** Ends the threads; what they were drawing fails. */
  close(): Promise<void>;
}

/** A long paper does not hold up the pictures: those have a thread of their own. */
export function startRenderers(): RunningRenderers {
  const papers = workerPool<PaperTask, Uint8Array>('paperWorker', Math.min(2, Math.max(1, availableParallelism() - 1)));
  const pictures = workerPool<string, RenderedPicture | null>('pictureWorker', 1);
  return {
    edition: randomUUID(),
    paper: papers.run,
    picture: pictures.run,
    close: async () => {
      await Promise.all([papers.close(), pictures.close()]);
    },
  };
}
