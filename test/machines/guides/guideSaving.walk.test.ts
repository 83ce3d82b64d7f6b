import { walkMachine } from '../../support/walks/walk.ts';
import { guideSavingWalk } from './guideSaving.walk.ts';

walkMachine(guideSavingWalk);
