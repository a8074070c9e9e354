interface Windows {
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
}

/** The facts of a paper that decide whether an exam may use it. */
export interface PaperReadiness {
  title: string;
  isReady: boolean;
  durationMin: number;
}

const MS_PER_MINUTE = 60_000;

/**
 * Returns what is wrong with the times of an exam and which field to correct, or null.
 * @param longestMin minutes of its longest paper, for an exam that students can see
 */
export function windowProblem(
  windows: Partial<Windows>,
  longestMin = 0,
): { at: 'endAt' | 'enrollEndAt'; text: string } | null {
  const { enrollStartAt, enrollEndAt, startAt, endAt } = windows;
  if (startAt && endAt && endAt <= startAt) return { at: 'endAt', text: '结束时间要晚于开始时间' };
  if (startAt && endAt && endAt.getTime() - startAt.getTime() < longestMin * MS_PER_MINUTE)
    return { at: 'endAt', text: `试卷要 ${longestMin} 分钟，比考试的开放时间长，请把结束时间改晚` };
  if (enrollStartAt && enrollEndAt && enrollEndAt <= enrollStartAt)
    return { at: 'enrollEndAt', text: '报名截止要晚于报名开始' };
  if (enrollEndAt && endAt && enrollEndAt > endAt) return { at: 'enrollEndAt', text: '报名截止不能晚于考试结束' };
  return null;
}

/** Returns in Chinese what is wrong with the times of an exam, or null. */
export const windowFault = (windows: Windows): string | null => windowProblem(windows)?.text ?? null;

/** Default times of enrolment: from now, or from the start of an exam that has ended, until the end of the exam. */
export function enrolmentOf(
  { startAt, endAt }: Pick<Windows, 'startAt' | 'endAt'>,
  now: Date,
): Pick<Windows, 'enrollStartAt' | 'enrollEndAt'> {
  return { enrollStartAt: now < endAt ? now : startAt, enrollEndAt: endAt };
}

/** Returns in Chinese why an exam cannot be published, or null. */
export function publishFault(windows: Windows, papers: readonly PaperReadiness[], now: Date): string | null {
  const fault = windowFault(windows);
  if (fault) return fault;
  if (windows.endAt <= now) return '结束时间已经过去';
  if (papers.length === 0) return '还没有选择试卷';
  const unready = papers.find(({ isReady }) => !isReady);
  if (unready) return `试卷「${unready.title}」还没有完成`;
  const windowMin = (windows.endAt.getTime() - windows.startAt.getTime()) / MS_PER_MINUTE;
  const longest = papers.find(({ durationMin }) => durationMin > windowMin);
  return longest ? `试卷「${longest.title}」要 ${longest.durationMin} 分钟，比考试的开放时间长` : null;
}
