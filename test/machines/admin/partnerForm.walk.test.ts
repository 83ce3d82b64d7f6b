import { walkMachine } from '../../support/walk.ts';
import { partnerFormWalk } from './partnerForm.walk.ts';

walkMachine(partnerFormWalk);
