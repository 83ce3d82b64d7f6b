import { walkMachine } from '../../support/walk.ts';
import { resetRequestWalk } from './resetRequest.walk.ts';

walkMachine(resetRequestWalk);
