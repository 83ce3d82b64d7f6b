import { walkMachine } from '../../support/walks/walk.ts';
import { sessionWalk } from './session.walk.ts';

walkMachine(sessionWalk);
