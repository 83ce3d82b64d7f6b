import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
// The thread that is there until the end has to load it first: it is unloaded with the first worker otherwise.
import 'sharp';
import type { MadeSizes, SizesTask } from '../images/makeSizes.ts';
import { pictureTexts } from '../images/pictureTexts.ts';
import type { Taken } from '../images/takePicture.ts';
import type { DocumentTask, ReadDocument } from './cxmlWorker.ts';
import { workerPool } from './workerPool.ts';
import { WorkEnded, workerProcess } from './workerProcess.ts';

export interface PaperTask {
  /** The paper's source as JSON. */
  text: string;
  /** The file that the letterhead names, as it is kept. */
  logo: Uint8Array | null;
  madeAt: Date;
}

export interface RenderedPicture {
  body: Uint8Array;
  contentType: string;
}

/** Everything that takes more than a moment to draw or to read, outside the thread that answers calls. */
export interface Renderers {
  /** Names how papers look here: another process may be another release. */
  edition: string;
  /** A PDF. */
  paper(task: PaperTask): Promise<Uint8Array>;
  /** Sizes of a picture that the shop itself keeps. */
  sizes(task: SizesTask): Promise<MadeSizes>;
  /** What is kept of a picture that somebody sent, or why it cannot be. */
  take(bytes: Uint8Array): Promise<Taken>;
  /** Sizes of a picture from elsewhere, or why there are none. */
  takeSizes(task: SizesTask): Promise<MadeSizes>;
  /** What a long document of a procurement system asks for. */
  document(task: DocumentTask): Promise<ReadDocument>;
}

export interface RunningRenderers extends Renderers {
  /** Ends the threads and the process; what they were drawing fails. */
  close(): Promise<void>;
}

/** Longer than any picture within the limits takes. */
const INTAKE_SECONDS = 10;
/** What is built of a document within its limits takes a third of it. */
const DOCUMENT_MB = 192;

/** A long paper does not hold up the pictures: those have a thread of their own, and what comes from elsewhere is read by a process of its own. */
export function startRenderers({ intakeSeconds = INTAKE_SECONDS } = {}): RunningRenderers {
  const papers = workerPool<PaperTask, Uint8Array>('paperWorker', Math.min(2, Math.max(1, availableParallelism() - 1)));
  const pictures = workerPool<SizesTask, MadeSizes>('pictureWorker', 1);
  const documents = workerPool<DocumentTask, ReadDocument>('cxmlWorker', 1, { maxOldGenerationSizeMb: DOCUMENT_MB });
  const intake = workerProcess<Uint8Array | SizesTask, unknown>('pictureIntakeWorker', { seconds: intakeSeconds });
  const takeIn = async <T>(task: Uint8Array | SizesTask) => {
    try {
      return (await intake.run(task)) as T;
    } catch (error) {
      if (error instanceof WorkEnded) return { refusal: pictureTexts.tooHard };
      throw error;
    }
  };
  return {
    edition: randomUUID(),
    paper: papers.run,
    sizes: pictures.run,
    take: (bytes) => takeIn<Taken>(bytes),
    takeSizes: (task) => takeIn<MadeSizes>(task),
    document: documents.run,
    close: async () => {
      await Promise.all([papers.close(), pictures.close(), documents.close(), intake.close()]);
    },
  };
}
