import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
// The thread that is there until the end has to load it first: it is unloaded with the first worker otherwise.
import 'sharp';
import { pictureTexts } from '../images/pictureTexts.ts';
import type { Taken } from '../images/takePicture.ts';
import { workerPool } from './workerPool.ts';
import { WorkEnded, workerProcess } from './workerProcess.ts';

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
  /** What is kept of a picture that somebody sent, or why it cannot be. */
  take(bytes: Uint8Array): Promise<Taken>;
}

export interface RunningRenderers extends Renderers {
  /** Ends the threads; what they were drawing fails. */
  close(): Promise<void>;
}

/** Longer than any picture within the limits takes. */
const INTAKE_SECONDS = 10;

/** A long paper does not hold up the pictures: those have a thread of their own. */
export function startRenderers({ intakeSeconds = INTAKE_SECONDS } = {}): RunningRenderers {
  const papers = workerPool<PaperTask, Uint8Array>('paperWorker', Math.min(2, Math.max(1, availableParallelism() - 1)));
  const pictures = workerPool<string, RenderedPicture | null>('pictureWorker', 1);
  const intake = workerProcess<Uint8Array, Taken>('pictureIntakeWorker', { seconds: intakeSeconds });
  return {
    edition: randomUUID(),
    paper: papers.run,
    picture: pictures.run,
    take: async (bytes) => {
      try {
        return await intake.run(bytes);
      } catch (error) {
        if (error instanceof WorkEnded) return { refusal: pictureTexts.tooHard };
        throw error;
      }
    },
    close: async () => {
      await Promise.all([papers.close(), pictures.close(), intake.close()]);
    },
  };
}
