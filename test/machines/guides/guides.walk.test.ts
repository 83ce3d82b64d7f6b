import { walkMachine } from '../../support/walk.ts';
import { guidesWalk } from './guides.walk.ts';

walkMachine(guidesWalk);
