import { walkMachine } from '../../support/walks/walk.ts';
import { ruleFormWalk } from './ruleForm.walk.ts';

walkMachine(ruleFormWalk);
