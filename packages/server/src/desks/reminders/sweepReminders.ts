import { beijingDay, EVENING_HOUR } from '../../kit/beijingDay.ts';
import type { AppJob } from '../../platform/app/appJob.ts';
import { remindOfCards } from './remindOfCards.ts';
import { tellOfNewMembers, tellOfReviews } from './teacherSummary.ts';
import { sendWeeklySummaries } from './weeklySummary.ts';
import { and, lte } from 'drizzle-orm';
import { minuteText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../../db/schema/enrolment.ts';
import { targetLink } from '../../enrolment/targetLink.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { guardiansOf } from '../../accounts/minors/guardiansOf.ts';
import { homeworkDueBetween, type HomeworkPlace, notHandedIn } from './homeworkPlaces.ts';

/** One reminder per due date of a place: a new date gets a new one. */
const causeOf = (name: string, { id, dueAt }: HomeworkPlace): string => `${name}/${id}/${dueAt.toISOString()}`;

/** Reminds students a day before homework is due, unless they have handed it in. */
async function remindBeforeDue(ofApp: AppJob): Promise<void> {
  const { db, appId, now } = ofApp;
  const open = lte(enrolment.openAt, now);
  const places = await homeworkDueBetween(ofApp, now, new Date(now.getTime() + DAY_MS), and(open, notHandedIn));
  for (const place of places)
    await sendMessage(db, {
      appId,
      memberIds: [place.memberId],
      type: 'homework',
      title: `作业「${place.title}」还没有交`,
      body: `${minuteText(place.dueAt.getTime())} 截止，请安排时间完成。`,
      link: targetLink({ kind: 'homework', id: place.homeworkId }),
      createdBy: null,
      dedupe: causeOf('due', place),
      now,
    });
}

/** Tells guardians about homework that was due within the last day and not handed in. */
async function tellOfOverdue(ofApp: AppJob): Promise<void> {
  const { db, appId, now } = ofApp;
  const places = await homeworkDueBetween(ofApp, new Date(now.getTime() - DAY_MS), now, notHandedIn);
  const guardians = await guardiansOf(
    db,
    appId,
    places.map(({ memberId }) => memberId),
  );
  for (const place of places)
    await sendMessage(db, {
      appId,
      memberIds: guardians.get(place.memberId) ?? [],
      type: 'homework',
      title: `${place.memberName}的作业「${place.title}」逾期未交`,
      body:
        place.lateUntilAt && place.lateUntilAt > now
          ? `截止时间是 ${minuteText(place.dueAt.getTime())}，${minuteText(place.lateUntilAt.getTime())} 前还可以补交。`
          : `截止时间是 ${minuteText(place.dueAt.getTime())}，现在不能再补交，有困难请联系老师。`,
      createdBy: null,
      dedupe: causeOf('overdue', place),
      now,
    });
}

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
