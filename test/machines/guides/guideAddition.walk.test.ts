import { walkMachine } from '../../support/walk.ts';
import { guideAdditionWalk } from './guideAddition.walk.ts';

walkMachine(guideAdditionWalk);
