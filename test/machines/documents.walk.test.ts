import { walkMachine } from '../support/walks/walk.ts';
import { documentsWalk } from './documents.walk.ts';

walkMachine(documentsWalk);
