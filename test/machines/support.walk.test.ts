import { walkMachine } from '../support/walks/walk.ts';
import { supportWalk } from './support.walk.ts';

walkMachine(supportWalk);
