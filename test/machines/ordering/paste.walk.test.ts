import { walkMachine } from '../../support/walks/walk.ts';
import { pasteWalk } from './paste.walk.ts';

walkMachine(pasteWalk);
