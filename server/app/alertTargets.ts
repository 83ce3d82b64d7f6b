import type { Mail } from '../modules/email/mail.ts';
import { type AlertTarget, emailTarget, webhookTarget } from '../modules/monitoring/alertTarget.ts';
import type { Config } from './config.ts';

/** Where alerts go, by the settings. */
export function alertTargets({ alerts, publicUrl }: Config, mail: Mail): AlertTarget[] {
  return [
    ...(alerts.email === null ? [] : [emailTarget(mail, alerts.email)]),
    ...(alerts.webhook === null ? [] : [webhookTarget(alerts.webhook, publicUrl)]),
  ];
}
