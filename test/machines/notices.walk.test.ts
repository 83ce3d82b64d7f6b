import { walkMachine } from '../support/walks/walk.ts';
import { noticesWalk } from './notices.walk.ts';

walkMachine(noticesWalk);
