import { createServer } from 'node:net';
import { StartError } from '../platform/startError.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Known before the long steps of a first start, instead of after them. */
export async function requireFreeAddress(address: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenError(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

/** `prefix`: of the settings PORT and HOST. */
export function explainListenError(error: unknown, { host, port }: Address, prefix = ''): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `${prefix}PORT ${port} on ${host} is in use by another program. Stop it, or set another ${prefix}PORT.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`${prefix}PORT ${port} on ${host} needs more rights than this user has.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`${prefix}HOST is ${JSON.stringify(host)}, which is not an address of this computer.`);
  }
  return error;
}
