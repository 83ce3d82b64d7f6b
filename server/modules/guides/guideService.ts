import type { Kysely, Transaction } from 'kysely';
import type { Answer, Body } from '#domain/api/endpoint.ts';
import type { createOrderGuide, patchOrderGuide } from '#domain/api/orderGuides.ts';
import type { SaveResult } from '#domain/api/refusal.ts';
import {
  GUIDES_LIMIT,
  type Guide,
  type GuideProduct,
  isEditable,
  isStandard,
  type SentGuideLine,
} from '#domain/guide/guide.ts';
import { guideName, guideNameReason, isSameGuideName } from '#domain/guide/guideName.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { SaveRefused } from '../../platform/http/refused.ts';
import type { Buyer } from '../access/caller.ts';
import { changesOf, type LineChanges, sentLines } from './guideLines.ts';
import * as repository from './guideRepository.ts';

const saved = { isSuccess: true, errorReason: null, errorCode: 0 } as const satisfies SaveResult;

interface OpenGuides {
  transaction: Transaction<Database>;
  customerKey: number;
  guides: repository.GuideSummary[];
}

/**
 * The database compares names by its own collation; when it finds two names equal that we do not, the database decides.
 */
function isNameTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'order_guide_name';
}

/**
 * All changes of guides go through this function: the customer's are locked, read again inside the lock, written and
 * answered in one transaction.
 */
async function changeGuides<T>(
  database: Kysely<Database>,
  { customerKey }: Buyer,
  name: string,
  apply: (open: OpenGuides) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const guides = await repository.lockGuides(transaction, customerKey);
      return await apply({ transaction, customerKey, guides });
    });
  } catch (error) {
    if (isNameTaken(error)) {
      throw new SaveRefused(409, 'nameTaken', guidesText('guide.guides.nameTaken', { name }), { params: { name } });
    }
    throw error;
  }
}

function checkName(name: string, others: readonly repository.GuideSummary[]): void {
  const reason = guideNameReason(
    name,
    others.map((other) => other.name),
  );
  if (!reason) return;
  const { code, text, params } = reason;
  throw new SaveRefused(isStandard(name) ? 405 : 409, code, text, { params });
}

/** The guide that the path names; an absent one, another customer's and one that the user may not use are refused alike. */
function editableGuide(
  guides: readonly repository.GuideSummary[],
  id: string,
  { membership }: Buyer,
): repository.GuideSummary {
  const ids = membership?.guideIds ?? null;
  const found = guides.find((guide) => isSameGuideName(guide.name, id) && (ids === null || ids.includes(guide.id)));
  if (isStandard(found?.name ?? guideName(id))) {
    throw new SaveRefused(405, 'standardGuide', guidesText('guide.guides.standardFixed'));
  }
  if (!found) throw new SaveRefused(404, 'guideNotFound', guidesText('guide.guides.absent'));
  if (!isEditable(found)) {
    const params = { name: found.name };
    throw new SaveRefused(405, 'guideReadOnly', guidesText('guide.guides.readOnly', params), { params });
  }
  return found;
}

async function lineChanges(
  { transaction, customerKey }: OpenGuides,
  stored: readonly GuideProduct[],
  sent: readonly SentGuideLine[],
): Promise<LineChanges> {
  const named = sent.flatMap(({ productKey, isDelete }) => (isDelete ? [] : productKey));
  return changesOf(stored, sent, await repository.findGuidedProducts(transaction, customerKey, named));
}

async function writeLines(
  transaction: Transaction<Database>,
  guideId: number,
  { set, removed }: LineChanges,
): Promise<void> {
  if (removed.length > 0) await repository.removeGuideLines(transaction, guideId, removed);
  if (set.length > 0) await repository.saveGuideLines(transaction, guideId, set);
}

export async function createGuide(
  database: Kysely<Database>,
  buyer: Buyer,
  body: Body<typeof createOrderGuide>,
  id = '',
): Promise<SaveResult> {
  const name = guideName(body.name ?? id);
  return await changeGuides(database, buyer, name, async (open) => {
    checkName(name, open.guides);
    if (open.guides.length >= GUIDES_LIMIT) {
      const params = { limit: GUIDES_LIMIT };
      throw new SaveRefused(409, 'tooManyGuides', guidesText('guide.guides.tooMany', params), { params });
    }
    const changes = await lineChanges(open, [], sentLines(body));
    const guideId = await repository.insertGuide(open.transaction, open.customerKey, name);
    await writeLines(open.transaction, guideId, changes);
    return saved;
  });
}

function staleGuide({ id: _, ...summary }: repository.GuideSummary, products: GuideProduct[]): SaveRefused {
  const guide: Guide = { ...summary, products };
  return new SaveRefused(409, 'staleVersion', guidesText('guide.guides.changedElsewhere'), { extra: { guide } });
}

export async function patchGuide(
  database: Kysely<Database>,
  buyer: Buyer,
  id: string,
  body: Body<typeof patchOrderGuide>,
): Promise<Answer<typeof patchOrderGuide>> {
  const name = guideName(body.name ?? id);
  return await changeGuides(database, buyer, name, async (open) => {
    const guide = editableGuide(open.guides, id, buyer);
    const products = await repository.findGuideProducts(open.transaction, guide.id);
    if (body.version !== undefined && body.version !== guide.version) throw staleGuide(guide, products);
    const newName = body.name === undefined ? guide.name : name;
    if (newName !== guide.name) {
      checkName(
        newName,
        open.guides.filter((other) => other !== guide),
      );
    }
    const changes = await lineChanges(open, products, sentLines(body));
    const isSame = newName === guide.name && changes.set.length + changes.removed.length === 0;
    if (isSame) return { ...saved, version: guide.version };
    await writeLines(open.transaction, guide.id, changes);
    return { ...saved, version: await repository.advanceGuide(open.transaction, guide.id, newName) };
  });
}

export async function deleteGuide(database: Kysely<Database>, buyer: Buyer, id: string): Promise<SaveResult> {
  return await changeGuides(database, buyer, id, async ({ transaction, guides }) => {
    await repository.removeGuide(transaction, editableGuide(guides, id, buyer).id);
    return saved;
  });
}
