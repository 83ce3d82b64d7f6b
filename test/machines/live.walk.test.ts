import { walkMachine } from '../support/walk.ts';
import { liveWalk } from './live.walk.ts';

walkMachine(liveWalk);
