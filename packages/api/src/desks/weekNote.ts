/** What a child did in a week. */
export interface WeekOfChild {
  days: readonly { minutes: number }[];
  /** Units finished. */
  units: readonly { title: string }[];
}

/** A child's homework that was due in a week. */
export interface HomeworkOfWeek {
  assigned: number;
  done: number;
  late: number;
}

/** 学习 78 分钟（5 天）; null for a week without work. */
export function timeWords({ days }: Pick<WeekOfChild, 'days'>): string | null {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  if (minutes === 0) return null;
  return `学习 ${minutes} 分钟（${days.filter((day) => day.minutes > 0).length} 天）`;
}

function homeworkWords({ assigned, done, late }: HomeworkOfWeek): string {
  if (done === assigned) return `布置的作业都交了${late === 0 ? '，没有迟交' : `，其中 ${late} 份迟交`}。`;
  const rest = `还有 ${assigned - done} 份作业没有交${late === 0 ? '' : `，另有 ${late} 份迟交`}。`;
  return `${rest}可以和孩子一起看看是不是需要老师帮助。`;
}

/** The weekly note to a guardian; null for a week without work and without homework. */
export function weekNote(
  week: WeekOfChild,
  homework: HomeworkOfWeek | undefined,
): { title: string; body: string } | null {
  const time = timeWords(week);
  if (time === null && homework === undefined) return null;
  const title = [time, homework && `作业 ${homework.done}/${homework.assigned} 份已交`].filter(Boolean).join('，');
  const body = [
    time === null ? '这一周没有在线练习。' : `${time}。`,
    week.units.length > 0 && `做完 ${week.units.length} 个单元：${week.units.map((unit) => unit.title).join('、')}。`,
    homework && homeworkWords(homework),
  ].filter(Boolean);
  return { title, body: body.join('') };
}
