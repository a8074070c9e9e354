import type { AfterBatch } from '../../enrolment/batch.ts';
import { notifyAdded } from '../../enrolment/notifyAdded.ts';
import { syncClass } from './syncClass.ts';

/** Gives new members of a class its work, and tells them. */
export const afterJoining: AfterBatch = async (call, target, taken) => {
  const memberIds = [...taken].flatMap(([memberId, { outcome }]) => (outcome === 'seated' ? [memberId] : []));
  await syncClass(call, target.id, memberIds);
  await notifyAdded(call, target, taken);
};
