import { walkMachine } from '../../support/walks/walk.ts';
import { flowsWalk } from './flows.walk.ts';

walkMachine(flowsWalk);
