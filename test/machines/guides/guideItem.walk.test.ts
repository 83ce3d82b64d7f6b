import { walkMachine } from '../../support/walk.ts';
import { guideItemWalk } from './guideItem.walk.ts';

walkMachine(guideItemWalk);
