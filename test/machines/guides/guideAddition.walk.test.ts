import { walkMachine } from '../../support/walks/walk.ts';
import { guideAdditionWalk } from './guideAddition.walk.ts';

walkMachine(guideAdditionWalk);
