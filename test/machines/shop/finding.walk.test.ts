import { walkMachine } from '../../support/walks/walk.ts';
import { findingWalk } from './finding.walk.ts';

walkMachine(findingWalk);
