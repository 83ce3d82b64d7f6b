import { walkMachine } from '../../support/walks/walk.ts';
import { ruleEditWalk } from './ruleEdit.walk.ts';

walkMachine(ruleEditWalk);
