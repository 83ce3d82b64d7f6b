import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { LOCAL_SITE_KEY } from '#domain/account/humanCheck.ts';
import { Challenge } from '#domain/api/humanCheck.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { challengeExpiry } from '../retention/retention.ts';
import { findChallengeSecret, noteSolved } from './challengeRepository.ts';
import type { HumanCheck } from './humanCheck.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** One guess takes this many rounds, and this many guesses find the solution: about half a second in a browser. */
const ROUNDS = 1_000;
const GUESSES = { fewest: 500, most: 1_500 };

const Answer = Type.Object({
  challenge: Challenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String({ maxLength: 128 }) }),
});
const answers = Compile(Answer);

/** The widget's data: JSON in base64. */
function answerIn(verifyToken: string): Static<typeof Answer> | null {
  try {
    const answer: unknown = JSON.parse(Buffer.from(verifyToken, 'base64').toString('utf8'));
    return answers.Check(answer) ? answer : null;
  } catch {
    return null;
  }
}

/**
 * A proof of work of our own, without a third party and without a task for the user. One sign-up costs half a second,
 * mass sign-ups cost hours.
 */
export function localCheck({ database, clock }: { database: Kysely<Database>; clock: Clock }): HumanCheck {
  const secrets = async () => {
    const secret = await findChallengeSecret(database);
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
  };
  return {
    kind: 'local',
    siteKey: LOCAL_SITE_KEY,
    challenge: async () => {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: ALGORITHM,
        cost: ROUNDS,
        counter: randomInt(GUESSES.most, GUESSES.fewest),
        expiresAt: challengeExpiry(clock.now()),
        deriveKey,
        ...(await secrets()),
      });
      const { expiresAt = 0, keySignature = '' } = parameters;
      return { parameters: { ...parameters, expiresAt, keySignature }, signature };
    },
    verify: async (verifyToken) => {
      const answer = answerIn(verifyToken);
      if (!answer) return 'refused';
      const { verified } = await verifySolution({ ...answer, deriveKey, ...(await secrets()) });
      const { nonce, expiresAt } = answer.challenge.parameters;
      return verified && (await noteSolved(database, nonce, new Date(expiresAt * 1000))) ? 'human' : 'refused';
    },
  };
}
