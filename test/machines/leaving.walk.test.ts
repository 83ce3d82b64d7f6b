import { walkMachine } from '../support/walks/walk.ts';
import { leavingWalk } from './leaving.walk.ts';

walkMachine(leavingWalk);
