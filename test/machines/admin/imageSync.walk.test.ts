import { walkMachine } from '../../support/walks/walk.ts';
import { imageSyncWalk } from './imageSync.walk.ts';

walkMachine(imageSyncWalk);
