import { beijingDay, EVENING_HOUR } from '../../kit/beijingDay.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import { remindOfCards } from './remindOfCards.ts';
import { remindBeforeDue, tellOfOverdue } from './remindOfHomework.ts';
import { tellOfNewMembers, tellOfReviews } from './teacherSummary.ts';
import { sendWeeklySummaries } from './weeklySummary.ts';

const SUNDAY = 0;

/** Sends the timed messages of an app. Safe to run at any time, since each cause sends one message. */
export async function sweepReminders(ofApp: AppJob): Promise<void> {
  await remindBeforeDue(ofApp);
  await tellOfOverdue(ofApp);
  await remindOfCards(ofApp);
  const day = beijingDay(ofApp.now);
  if (day.hour < EVENING_HOUR) return;
  await tellOfReviews(ofApp, day);
  await tellOfNewMembers(ofApp, day);
  if (day.weekday === SUNDAY) await sendWeeklySummaries(ofApp, day);
}
