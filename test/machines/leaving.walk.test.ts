import { walkMachine } from '../support/walk.ts';
import { leavingWalk } from './leaving.walk.ts';

walkMachine(leavingWalk);
