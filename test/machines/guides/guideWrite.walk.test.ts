import { walkMachine } from '../../support/walk.ts';
import { guideWriteWalk } from './guideWrite.walk.ts';

walkMachine(guideWriteWalk);
