import { walkMachine } from '../support/walk.ts';
import { noticesWalk } from './notices.walk.ts';

walkMachine(noticesWalk);
