import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { systemLog } from './systemLog.ts';

test('an automatic action is logged with the system as its actor', async () => {
  const { db, services, people, close } = await openTestApp();
  const audit = systemLog(services)(people.appId, { action: 'member/order:returnStopped', target: 'order-1' });
  await audit(db, { before: { status: '2' }, after: { status: '5' } });
  const [entry] = await db.select().from(sysLog).where(eq(sysLog.action, 'member/order:returnStopped'));
  expect(entry).toMatchObject({ actorKind: 'system', actorId: null, target: 'order-1', appId: people.appId });
  await close();
});
