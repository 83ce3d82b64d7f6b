import { walkMachine } from '../../support/walk.ts';
import { identifyWalk } from './identify.walk.ts';

walkMachine(identifyWalk);
