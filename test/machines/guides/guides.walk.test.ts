import { walkMachine } from '../../support/walks/walk.ts';
import { guidesWalk } from './guides.walk.ts';

walkMachine(guidesWalk);
