import { walkMachine } from '../../support/walk.ts';
import { humanCheckWalk } from './humanCheck.walk.ts';

walkMachine(humanCheckWalk);
