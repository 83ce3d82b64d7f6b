import { readFiveKindsOnly } from '../images/readablePicture.ts';
import { takePicture } from '../images/takePicture.ts';
import { serveParent } from './serveParent.ts';

readFiveKindsOnly();
serveParent(takePicture);
