import { walkMachine } from '../../support/walk.ts';
import { customerSearchWalk } from './customerSearch.walk.ts';

walkMachine(customerSearchWalk);
