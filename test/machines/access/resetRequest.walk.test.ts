import { walkMachine } from '../../support/walks/walk.ts';
import { resetRequestWalk } from './resetRequest.walk.ts';

walkMachine(resetRequestWalk);
