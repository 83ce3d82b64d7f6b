import { walkMachine } from '../../support/walks/walk.ts';
import { savedDraftWalk } from './savedDraft.walk.ts';

walkMachine(savedDraftWalk);
