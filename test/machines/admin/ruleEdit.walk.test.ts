import { walkMachine } from '../../support/walk.ts';
import { ruleEditWalk } from './ruleEdit.walk.ts';

walkMachine(ruleEditWalk);
