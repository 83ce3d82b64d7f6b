import { walkMachine } from '../../support/walk.ts';
import { pageDefaultWalk } from './pageDefault.walk.ts';

walkMachine(pageDefaultWalk);
