import { insertChunks } from '../../db/chunks.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { message } from '../../db/schema/platform.ts';

export interface NewMessage {
  appId: string;
  memberIds: readonly string[];
  /** account, guardian, feedback, exam … (docs/glossary.md). */
  type: 'account' | 'guardian' | 'feedback' | 'exam' | 'homework' | 'grade' | 'organization' | 'practice' | 'order';
  title: string;
  body: string;
  /** Link to a page, below /web/. */
  link?: string;
  createdBy: string | null;
  /** The cause; a member gets one message per cause. */
  dedupe?: string;
  now: Date;
}

/** Sends a message to members, in the transaction of the event. */
export async function sendMessage(tx: Db, { memberIds, now, link, dedupe, ...rest }: NewMessage): Promise<void> {
  const rows = memberIds.map((memberId) => ({
    ...rest,
    id: newId(),
    memberId,
    link: link ?? null,
    dedupe: dedupe === undefined ? null : `${dedupe}/${memberId}`,
    createdAt: now,
    updatedAt: now,
  }));
  for (const part of insertChunks(rows)) await tx.insert(message).values(part).onConflictDoNothing();
}
