import { walkMachine } from '../../support/walks/walk.ts';
import { guideItemWalk } from './guideItem.walk.ts';

walkMachine(guideItemWalk);
