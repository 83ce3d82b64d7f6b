import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Exchanged, exchange, type Question } from './exchange.ts';

export interface ConstantServer {
  /** Stores the current response to the request; returns the request for the server that only sends stored bytes. */
  hold(question: Question): Promise<{ question: Question; answer: Exchanged }>;
  stop(): void;
}

const CONTENT = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];

/** Fastify in a separate process that only sends stored responses. */
export async function startConstantServer(): Promise<ConstantServer> {
  const child = fork(join(import.meta.dirname, 'constantServer.ts'), { execArgv: ['--import', 'tsx'] });
  const [base] = await once(child, 'message');
  return {
    hold: async (question) => {
      const answer = await exchange(question);
      if (answer.status !== 200) throw new Error(`${question.url} answered ${answer.status}`);
      const { pathname, search } = new URL(question.url);
      const headers = Object.fromEntries(
        CONTENT.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
      );
      const held = once(child, 'message');
      child.send({ [pathname + search]: { body: answer.bytes.toString('base64'), headers } });
      await held;
      return { question: { ...question, url: `${base}${pathname}${search}` }, answer };
    },
    stop: () => child.kill(),
  };
}
