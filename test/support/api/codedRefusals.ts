import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { codesOf } from '#domain/api/codesOf.ts';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { REFUSAL_PARAMS, type RefusalCode } from '#domain/refusal/refusalCodes.ts';

interface Sent {
  code?: unknown;
  codes?: unknown;
  params?: object;
  reasons?: Sent[];
  errors?: unknown;
  isSuccess?: unknown;
  isValid?: unknown;
  errorReason?: unknown;
  message?: unknown;
  messages?: unknown;
  accepted?: unknown;
}

/** The codes that say only that something is wrong: each sentence needs a reason. */
const NEED_REASONS: ReadonlySet<unknown> = new Set([
  'headerInvalid',
  'invalidFields',
  'invalidLayout',
  'lineRefused',
  'paymentInvalid',
  'transferRefused',
] satisfies RefusalCode[]);

const places = contract.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  params: endpoint.path.split(':').length,
}));

function endpointAt(method: string | undefined, path: string): Endpoint | undefined {
  const found = places.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  return found.sort((left, right) => left.params - right.params)[0]?.endpoint;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The parts of an answer that refuse something: the answer itself, or the lines in it. */
function refusing(status: number, body: unknown): Sent[] {
  if (!isObject(body)) return [];
  if (status >= 400) return [body];
  const parts = Array.isArray(body) ? [] : [body, ...Object.values(body).filter(Array.isArray).flat()];
  return parts
    .filter(isObject)
    .filter(
      (part: Sent) =>
        part.isSuccess === false || part.accepted === false || (part.isValid === false && part.message !== undefined),
    );
}

/** The number of reasons that a refusal must have at least: one for each of the sentences that it lists. */
function reasonsNeeded({ code, codes, errors, errorReason, messages }: Sent): number {
  const listed = [errors, messages].find(Array.isArray) ?? String(errorReason ?? '').split('\n');
  const isList = Array.isArray(codes) || NEED_REASONS.has(code) || (listed.length > 1 && code !== 'paymentDeclined');
  return isList ? listed.length : 0;
}

function problemOf({ code, codes, params = {} }: Sent, declared: readonly string[]): string | null {
  const sent: unknown[] = Array.isArray(codes) ? codes : [code];
  const undeclared = sent.filter((one) => !declared.includes(String(one)));
  if (undeclared.length > 0) return `has the code ${undeclared}, which the contract does not declare`;
  const expected = codes === undefined ? [...REFUSAL_PARAMS[String(code) as RefusalCode]].sort() : [];
  const names = Object.keys(params).sort();
  return names.join() === expected.join() ? null : `has the code ${code} with the params [${names}]`;
}

/** Throws when a refusal has no code that its call declares, other params than its code has, or a text without reason. */
function requireCoded({ method, url }: { method?: string; url: string }, response: LightMyRequestResponse): void {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  if (!isJson || response.body === '' || response.headers['content-encoding'] !== undefined) return;
  const [path = ''] = url.split('?');
  const endpoint = endpointAt(method, path);
  const declared = endpoint ? codesOf(endpoint) : Object.keys(REFUSAL_PARAMS);
  const refused = refusing(response.statusCode, response.json());
  const short = refused.find((part) => (part.reasons ?? []).length < reasonsNeeded(part));
  if (short) throw new Error(`${method} ${path} ${response.statusCode} needs a reason for each text: ${response.body}`);
  for (const part of refused.flatMap((one) => [one, ...(one.reasons ?? [])])) {
    const problem = problemOf(part, declared);
    if (problem !== null) throw new Error(`${method} ${path} ${response.statusCode} ${problem}: ${response.body}`);
  }
}

/** Every answer of this app is checked before the test gets it. */
export function guardRefusals(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app);
  const guarded = async (options: InjectOptions | string) => {
    const response = await inject(options);
    const { method = 'GET', url = '' } = typeof options === 'string' ? { url: options } : options;
    requireCoded({ method, url: typeof url === 'string' ? url : url.pathname }, response);
    return response;
  };
  return Object.assign(app, { inject: guarded }) as FastifyInstance;
}
