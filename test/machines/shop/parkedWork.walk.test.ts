import { walkMachine } from '../../support/walk.ts';
import { parkedWorkWalk } from './parkedWork.walk.ts';

walkMachine(parkedWorkWalk);
