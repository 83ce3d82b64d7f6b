import { describeGateway } from '../../modules/payments/createGateway.ts';
import type { Config } from '../config.ts';
import { type Finding, fix, hint, ok } from './finding.ts';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Without TLS, passwords can be read on the way; without TRUST_PROXY, all callers are one. */
function examineAddress({ publicUrl, trustProxy, host }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (LOCAL.test(hostname)) {
    const reach = LOCAL.test(host) ? ok : hint;
    const found = reach('Address', `${publicUrl}, for this machine only. Set PUBLIC_URL before others use the shop.`);
    const forged = 'TRUST_PROXY is set without a proxy: callers can forge their address. Remove it, or set PUBLIC_URL.';
    return trustProxy === false ? [found] : [found, hint('Proxy', forged)];
  }
  const insecure = `${publicUrl} has no TLS: passwords can be read on the way. Put a proxy with TLS in front of the shop.`;
  const unset =
    'TRUST_PROXY is not set, so all users count as one address: 100 wrong passwords of one user in 15 minutes ' +
    'make everybody wait. Set it to the number of proxies, such as TRUST_PROXY=1.';
  return [
    protocol === 'https:' ? ok('TLS', publicUrl) : fix('TLS', insecure),
    trustProxy === false ? fix('Proxy', unset) : ok('Proxy', `TRUST_PROXY is ${trustProxy}`),
  ];
}

function examineDemo({ demoData, publicUrl }: Config): Finding[] {
  if (!demoData || LOCAL.test(new URL(publicUrl).hostname)) return [];
  return [fix('Demo data', 'Its passwords are public. Set DEMO_DATA=0, and run npm run demo-data -- --remove.')];
}

function examinePayments(config: Config): Finding {
  const moves = config.authorizeNet?.mode === 'live';
  const advice = 'Set PAYMENT_GATEWAY and AUTHORIZENET_MODE=live to accept real payments.';
  return moves ? ok('Payments', describeGateway(config)) : hint('Payments', `${describeGateway(config)}. ${advice}`);
}

function examineAlerts({ alerts }: Config): Finding {
  const targets = [alerts.email, alerts.webhook && 'a webhook'].filter((target) => target !== null);
  if (targets.length > 0) return ok('Alerts', `sent to ${targets.join(' and ')}`);
  return hint('Alerts', 'None are sent. Set ALERT_EMAIL or ALERT_WEBHOOK to hear of trouble.');
}

/** What the settings alone show. */
export function examineSettings(config: Config): Finding[] {
  return [...examineAddress(config), ...examineDemo(config), examinePayments(config), examineAlerts(config)];
}
