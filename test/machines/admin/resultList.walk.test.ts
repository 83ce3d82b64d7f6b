import { walkMachine } from '../../support/walks/walk.ts';
import { resultListWalk } from './resultList.walk.ts';

walkMachine(resultListWalk);
