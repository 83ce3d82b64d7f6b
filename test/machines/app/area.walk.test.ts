import { walkMachine } from '../../support/walks/walk.ts';
import { areaWalk } from './area.walk.ts';

walkMachine(areaWalk);
