// The permanent thread must load it first, because it is unloaded with the first worker otherwise.
import { serverText } from '#domain/texts/serverText.ts';
import 'sharp';
import { workerPool } from '../../platform/workers/workerPool.ts';
import { WorkEnded, workerProcess } from '../../platform/workers/workerProcess.ts';
import type { MadeSizes, SizesTask } from './makeSizes.ts';
import type { Taken } from './takePicture.ts';

export interface RenderedPicture {
  body: Uint8Array;
  contentType: string;
}

/** Draws and reads pictures outside the thread that serves requests. */
export interface PictureRenderer {
  /** Sizes of one of the shop's own pictures. */
  sizes(task: SizesTask): Promise<MadeSizes>;
  /** The stored form of an uploaded picture, or why it cannot be used. */
  take(bytes: Uint8Array): Promise<Taken>;
  /** Sizes of an untrusted picture, or why there are none. */
  takeSizes(task: SizesTask): Promise<MadeSizes>;
}

export interface RunningPictureRenderer extends PictureRenderer {
  /** Ends the thread and the process; unfinished work fails. */
  close(): Promise<void>;
}

/** Longer than any picture within the limits takes. */
const INTAKE_SECONDS = 10;

/** Untrusted pictures are read by a process of their own. */
export function startPictureRenderer({ intakeSeconds = INTAKE_SECONDS } = {}): RunningPictureRenderer {
  const pictures = workerPool<SizesTask, MadeSizes>(new URL('./pictureWorker.ts', import.meta.url), 1);
  const intake = workerProcess<Uint8Array | SizesTask, unknown>(new URL('./pictureIntakeWorker.ts', import.meta.url), {
    seconds: intakeSeconds,
  });
  const takeIn = async <T>(task: Uint8Array | SizesTask) => {
    try {
      return (await intake.run(task)) as T;
    } catch (error) {
      if (error instanceof WorkEnded) return { refusal: serverText('picture.tooHard') };
      throw error;
    }
  };
  return {
    sizes: pictures.run,
    take: (bytes) => takeIn<Taken>(bytes),
    takeSizes: (task) => takeIn<MadeSizes>(task),
    close: async () => {
      await Promise.all([pictures.close(), intake.close()]);
    },
  };
}
