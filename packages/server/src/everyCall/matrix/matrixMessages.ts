import { newId } from '../../db/newId.ts';
import { message } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/testApp.ts';
import type { MatrixPeople, Owner, RowMaker } from './matrixPeople.ts';

/** Messages to members and to the back office. */
export function matrixMessages({ db, now }: TestApp, people: MatrixPeople) {
  async function aMessage(owner: Owner, to: { memberId: string } | { userId: string }): Promise<string> {
    const texts = { type: 'notice', title: '消息', body: '正文' };
    const row = { ...texts, appId: people.appIdOf(owner), id: newId(), createdAt: now(), updatedAt: now() };
    await db.insert(message).values({ ...row, ...to });
    return row.id;
  }
  return {
    message: (owner) => aMessage(owner, { memberId: people.ids[owner] }),
    /** To the officer, in the owner's app. */
    officeMessage: (owner) => aMessage(owner, { userId: people.officerId }),
  } satisfies Record<string, RowMaker>;
}
