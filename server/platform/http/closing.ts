import type { ServerResponse } from 'node:http';
import { Server, Socket } from 'node:net';
import { setTimeout as pause, setImmediate as readWhatHasArrived } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from './refused.ts';

interface Connection {
  readonly answering: Set<ServerResponse>;
  /** Sweeps in a row that found it without a request. */
  quietSweeps: number;
}

const sweepMilliseconds = 50;
/**
 * Longer than a request is in transit, so that one sent before the shutdown was visible is still answered. It is
 * counted in sweeps, because time in which this process did not run shows nothing about requests in transit.
 */
const quietSweepsToEnd = 10;

/**
 * Closing the app stops listening, answers all received requests, and ends every connection without cutting off a
 * request. New requests on open connections are refused as unavailable.
 */
export function answerBeforeClosing(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>();
  const late = new WeakSet<FastifyRequest>();
  let isClosing = false;

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const connection = { answering: new Set<ServerResponse>(), quietSweeps: 0 };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  };
  app.server.on('connection', connectionOf);

  app.addHook('onRequest', async (request, reply) => {
    if (isClosing) late.add(request);
    // An injected request has no connection.
    if (!(request.raw.socket instanceof Socket)) return;
    const connection = connectionOf(request.raw.socket);
    connection.answering.add(reply.raw);
    reply.raw.once('close', () => {
      connection.answering.delete(reply.raw);
      connection.quietSweeps = 0;
    });
  });

  // Not before the body has been read: closing a connection with unread bytes resets it, and the response is lost.
  app.addHook('preValidation', async (request) => {
    if (late.has(request)) throw unavailable();
  });

  app.addHook('preClose', async () => {
    await readWhatHasArrived();
    isClosing = true;
    // Only the listening socket: close() of an HTTP server also destroys connections on which a request is arriving.
    Server.prototype.close.call(app.server);
    for (const response of [...connections.values()].flatMap(({ answering }) => [...answering])) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
    while (connections.size > 0) {
      await pause(sweepMilliseconds);
      await readWhatHasArrived();
      for (const [socket, connection] of connections) {
        connection.quietSweeps = connection.answering.size === 0 ? connection.quietSweeps + 1 : 0;
        if (connection.quietSweeps >= quietSweepsToEnd) socket.destroy();
      }
    }
  });
}
