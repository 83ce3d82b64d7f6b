import { walkMachine } from '../../support/walks/walk.ts';
import { identifyWalk } from './identify.walk.ts';

walkMachine(identifyWalk);
