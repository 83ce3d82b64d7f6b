import { makeSizes, type SizesTask } from '../images/makeSizes.ts';
import { readFiveKindsOnly } from '../images/readablePicture.ts';
import { takePicture } from '../images/takePicture.ts';
import { serveParent } from './serveParent.ts';

readFiveKindsOnly();
serveParent(async (task: Uint8Array | SizesTask) =>
  task instanceof Uint8Array ? await takePicture(task) : await makeSizes(task),
);
