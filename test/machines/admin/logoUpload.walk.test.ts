import { walkMachine } from '../../support/walks/walk.ts';
import { logoUploadWalk } from './logoUpload.walk.ts';

walkMachine(logoUploadWalk);
