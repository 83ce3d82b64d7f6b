import { walkMachine } from '../support/walk.ts';
import { documentsWalk } from './documents.walk.ts';

walkMachine(documentsWalk);
