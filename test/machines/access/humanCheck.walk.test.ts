import { walkMachine } from '../../support/walks/walk.ts';
import { humanCheckWalk } from './humanCheck.walk.ts';

walkMachine(humanCheckWalk);
