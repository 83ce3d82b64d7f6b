import { walkMachine } from '../support/walk.ts';
import { documentButtonWalk } from './documentButton.walk.ts';

walkMachine(documentButtonWalk);
