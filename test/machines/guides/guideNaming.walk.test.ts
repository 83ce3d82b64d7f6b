import { walkMachine } from '../../support/walks/walk.ts';
import { guideNamingWalk } from './guideNaming.walk.ts';

walkMachine(guideNamingWalk);
