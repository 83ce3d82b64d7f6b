import type { Clock } from '../../platform/clock.ts';
import { folderTarget } from './folderTarget.ts';
import type { OrderTarget } from './orderTarget.ts';
import { webhookTarget } from './webhookTarget.ts';

/** Null where orders wait to be fetched. */
interface ExportConfig {
  /** The target of automatic order export; null when orders wait to be fetched. */
  readonly orderExport: { folder: string } | { url: string; secret: string } | null;
}

export function openOrderTarget({ orderExport }: ExportConfig, clock: Clock): OrderTarget | null {
  if (orderExport === null) return null;
  return 'folder' in orderExport ? folderTarget(orderExport.folder) : webhookTarget(orderExport, clock);
}

/** The target for the log, without secrets. */
export function describeOrderTarget({ orderExport }: ExportConfig): string {
  if (orderExport === null) return 'fetched by the integration calls';
  return 'folder' in orderExport ? `files in ${orderExport.folder}` : `messages to ${new URL(orderExport.url).host}`;
}
