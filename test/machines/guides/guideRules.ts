import { type GuideRevision, isRevision } from '#domain/guide/guideWrite.ts';
import type { GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import { asksOnlyIf, sendsVersion, type WalkRule } from '../../support/walks/walkRules.ts';

/** An invalid quantity is never left out of a write. */
export const sendsLines = asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => {
  if (write.kind === 'delete') return true;
  return (isRevision(write) ? write.lines : write.products).length > 0;
});

/** A change of this guide is sent for its newest version that is known; other guides are left out. */
export function seesVersion(guide: string, versions: Readonly<Record<string, number>>): WalkRule {
  const rule = sendsVersion('guideWrite', ({ write }: { write: GuideRevision }) => write.seen.version, versions);
  const isOfGuide = ({ write }: GuideWriteInput) => isRevision(write) && write.seen.name === guide;
  return (path) => (path.at(-1)?.asked.some(({ input }) => isOfGuide(input as GuideWriteInput)) ? rule(path) : null);
}
