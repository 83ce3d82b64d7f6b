import { walkMachine } from '../support/walks/walk.ts';
import { recordingWalk } from './recording.walk.ts';

walkMachine(recordingWalk);
