import { auditMachine } from '#machines/admin/audit/auditMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { auditPorts } from './auditPorts.ts';

export const auditParts: PageParts<{ audit: typeof auditMachine }> = ({ api }) => ({
  Screen: AuditScreen,
  flows: { audit: { logic: auditMachine.provide({ actors: auditPorts(api) }) } },
});
