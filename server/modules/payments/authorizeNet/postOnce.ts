import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { GatewayUnavailable, OutcomeUnknown } from '../gateway.ts';

export interface Reply {
  status: number;
  text: string;
}

/**
 * Posts JSON on a connection of its own, which shows for certain whether anything was sent: before the connection is
 * established (TLS included) nothing was, afterwards everything may have been. Errors contain a code, never request or
 * response data.
 */
export function postOnce(address: string, body: string, patienceMs: number): Promise<Reply> {
  const isSecure = address.startsWith('https:');
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const fail = ({ code, name }: NodeJS.ErrnoException) => {
      const why = code === 'ABORT_ERR' ? 'time-out' : (code ?? name);
      reject(
        isConnected
          ? new OutcomeUnknown(`The payment gateway did not answer (${why}).`)
          : new GatewayUnavailable(`The payment gateway could not be reached (${why}).`),
      );
    };
    const request = (isSecure ? https : http).request(address, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      }),
    );
    request.on('error', fail);
    request.once('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, text: answer }), fail);
    });
    request.end(body);
  });
}
