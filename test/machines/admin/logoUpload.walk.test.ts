import { walkMachine } from '../../support/walk.ts';
import { logoUploadWalk } from './logoUpload.walk.ts';

walkMachine(logoUploadWalk);
