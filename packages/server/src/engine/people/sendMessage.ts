import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { message } from '../../db/schema/platform.ts';

export interface NewMessage {
  appId: string;
  memberIds: readonly string[];
  /** account, guardian, feedback, exam … (docs/glossary.md). */
  type: 'account' | 'guardian' | 'feedback' | 'exam' | 'organization';
  title: string;
  body: string;
  /** Page that it leads to, below /web/. */
  link?: string;
  createdBy: string | null;
  now: Date;
}

/** Puts a message into the boxes of members, in the transaction of what it tells about. */
export async function sendMessage(tx: Db, { memberIds, now, link, ...rest }: NewMessage): Promise<void> {
  if (memberIds.length === 0) return;
  await tx.insert(message).values(
    memberIds.map((memberId) => ({
      ...rest,
      id: newId(),
      memberId,
      link: link ?? null,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
