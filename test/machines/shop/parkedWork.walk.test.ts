import { walkMachine } from '../../support/walks/walk.ts';
import { parkedWorkWalk } from './parkedWork.walk.ts';

walkMachine(parkedWorkWalk);
