import { walkMachine } from '../support/walks/walk.ts';
import { liveWalk } from './live.walk.ts';

walkMachine(liveWalk);
