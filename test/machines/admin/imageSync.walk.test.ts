import { walkMachine } from '../../support/walk.ts';
import { imageSyncWalk } from './imageSync.walk.ts';

walkMachine(imageSyncWalk);
