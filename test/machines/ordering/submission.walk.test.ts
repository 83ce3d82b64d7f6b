import { walkMachine } from '../../support/walks/walk.ts';
import { orderReviewWalk, recoveryWalk, submissionWalk } from './submission.walk.ts';

walkMachine(orderReviewWalk);
walkMachine(submissionWalk);
walkMachine(recoveryWalk);
