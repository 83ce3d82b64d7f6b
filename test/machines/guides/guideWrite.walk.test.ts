import { walkMachine } from '../../support/walks/walk.ts';
import { guideWriteWalk } from './guideWrite.walk.ts';

walkMachine(guideWriteWalk);
