import { walkMachine } from '../../support/walk.ts';
import { partnersWalk } from './partners.walk.ts';

walkMachine(partnersWalk);
