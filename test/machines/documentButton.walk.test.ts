import { walkMachine } from '../support/walks/walk.ts';
import { documentButtonWalk } from './documentButton.walk.ts';

walkMachine(documentButtonWalk);
