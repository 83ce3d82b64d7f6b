import { walkMachine } from '../../support/walks/walk.ts';
import { partnersWalk } from './partners.walk.ts';

walkMachine(partnersWalk);
