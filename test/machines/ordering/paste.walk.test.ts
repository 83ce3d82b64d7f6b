import { walkMachine } from '../../support/walk.ts';
import { pasteWalk } from './paste.walk.ts';

walkMachine(pasteWalk);
