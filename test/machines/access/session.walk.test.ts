import { walkMachine } from '../../support/walk.ts';
import { sessionWalk } from './session.walk.ts';

walkMachine(sessionWalk);
