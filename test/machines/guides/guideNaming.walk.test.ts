import { walkMachine } from '../../support/walk.ts';
import { guideNamingWalk } from './guideNaming.walk.ts';

walkMachine(guideNamingWalk);
