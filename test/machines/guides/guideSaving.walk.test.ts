import { walkMachine } from '../../support/walk.ts';
import { guideSavingWalk } from './guideSaving.walk.ts';

walkMachine(guideSavingWalk);
