import { HOUR_MS } from '@aosai/api/kit/constants';
import { grantPoints } from '../accounts/points/grantPoints.ts';
import type { DemoPeople } from './demoPeople.ts';
import type { Db } from '../db/open.ts';

const REF_TYPE = 'demo';

/** In order of time, the newest last. */
const OF_STUDENT = [
  { delta: 60, reason: '完成 GESP C++ 一级模拟考试', hoursAgo: 70 },
  { delta: 35, reason: '连续练习 7 天', hoursAgo: 46 },
  { delta: -30, reason: '解锁一个单元', hoursAgo: 20 },
] as const;
const FIRST_OF_CLASSMATES = 85;
const STEP = 15;

/** Seeds points for the demo's students once, so that ledger and ranking are not empty. */
export async function seedPoints(db: Db, now: Date, { appId, studentId, classmateIds }: DemoPeople): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [no, { hoursAgo, ...entry }] of OF_STUDENT.entries()) {
      const at = { appId, now: new Date(now.getTime() - hoursAgo * HOUR_MS) };
      await grantPoints(tx, at, { memberId: studentId, ...entry, refType: REF_TYPE, refId: `${no + 1}` });
    }
    for (const [no, memberId] of classmateIds.entries()) {
      const { reason } = OF_STUDENT[0];
      const delta = FIRST_OF_CLASSMATES - no * STEP;
      await grantPoints(tx, { appId, now }, { memberId, delta, reason, refType: REF_TYPE, refId: '1' });
    }
  });
}
