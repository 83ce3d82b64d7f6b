import { serveParent } from '../../platform/workers/serveParent.ts';
import { makeSizes, type SizesTask } from './makeSizes.ts';
import { readFiveKindsOnly } from './readablePicture.ts';
import { takePicture } from './takePicture.ts';

readFiveKindsOnly();
serveParent(async (task: Uint8Array | SizesTask) =>
  task instanceof Uint8Array ? await takePicture(task) : await makeSizes(task),
);
