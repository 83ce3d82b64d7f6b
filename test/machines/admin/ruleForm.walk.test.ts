import { walkMachine } from '../../support/walk.ts';
import { ruleFormWalk } from './ruleForm.walk.ts';

walkMachine(ruleFormWalk);
