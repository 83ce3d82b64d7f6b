import { AUTHORIZENET_MODES, type AuthorizeNetKeys } from '../../modules/payments/authorizeNet/authorizeNetKeys.ts';
import { ConfigError, refuse } from './values.ts';

export function readAuthorizeNet(env: NodeJS.ProcessEnv): AuthorizeNetKeys | null {
  const gateway = env.PAYMENT_GATEWAY || 'sandbox';
  if (gateway === 'sandbox') return null;
  if (gateway !== 'authorizeNet') return refuse('PAYMENT_GATEWAY', gateway, 'one of sandbox, authorizeNet');
  const loginId = env.AUTHORIZENET_LOGIN_ID ?? '';
  if (!/^\S{5,25}$/.test(loginId)) {
    refuse('AUTHORIZENET_LOGIN_ID', loginId, 'the API login ID of the account, with PAYMENT_GATEWAY=authorizeNet');
  }
  const transactionKey = env.AUTHORIZENET_TRANSACTION_KEY ?? '';
  if (!/^\S{16}$/.test(transactionKey)) {
    throw new ConfigError(
      'AUTHORIZENET_TRANSACTION_KEY (not shown) must be the transaction key of the account, 16 characters, with PAYMENT_GATEWAY=authorizeNet.',
    );
  }
  const value = env.AUTHORIZENET_MODE || 'test';
  const mode = AUTHORIZENET_MODES.find((candidate) => candidate === value);
  return mode === undefined
    ? refuse('AUTHORIZENET_MODE', value, `one of ${AUTHORIZENET_MODES.join(', ')}`)
    : { loginId, transactionKey, mode, clientKey: env.PAYMENT_TOKENS === '1' ? readClientKey(env) : null };
}

function readClientKey(env: NodeJS.ProcessEnv): string {
  const clientKey = env.AUTHORIZENET_CLIENT_KEY ?? '';
  if (!/^[\w-]{20,200}$/.test(clientKey)) {
    refuse('AUTHORIZENET_CLIENT_KEY', clientKey, 'the public client key of the account, with PAYMENT_TOKENS=1');
  }
  return clientKey;
}
