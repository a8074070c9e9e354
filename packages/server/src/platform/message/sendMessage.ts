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
  /** The announcement that the messages are copies of. */
  announcementId?: string;
  now: Date;
}

/** Sends messages in the transaction of their event. */
export async function sendMessages(tx: Db, messages: readonly NewMessage[]): Promise<void> {
  const rows = messages.flatMap(({ memberIds, now, link, dedupe, ...rest }) =>
    memberIds.map((memberId) => ({
      ...rest,
      id: newId(),
      memberId,
      link: link ?? null,
      dedupe: dedupe === undefined ? null : `${dedupe}/${memberId}`,
      createdAt: now,
      updatedAt: now,
    })),
  );
  for (const part of insertChunks(rows)) await tx.insert(message).values(part).onConflictDoNothing();
}

/** Sends one message to members, in the transaction of the event. */
export const sendMessage = (tx: Db, one: NewMessage): Promise<void> => sendMessages(tx, [one]);
