import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { JobsScreen } from './JobsScreen.tsx';
import { jobPorts } from './jobPorts.ts';

export const jobsParts: PageParts<{ jobs: typeof jobsMachine }> = ({ api, notify }) => ({
  Screen: JobsScreen,
  flows: {
    jobs: { logic: jobsMachine.provide({ actors: jobPorts(api), actions: { notify } }) },
  },
});
