import { walkMachine } from '../../support/walks/walk.ts';
import { pageDefaultWalk } from './pageDefault.walk.ts';

walkMachine(pageDefaultWalk);
