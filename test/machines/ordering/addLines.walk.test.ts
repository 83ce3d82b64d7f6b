import { walkMachine } from '../../support/walk.ts';
import { addLinesWalk } from './addLines.walk.ts';

walkMachine(addLinesWalk);
