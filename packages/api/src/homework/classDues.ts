interface Dated {
  dueAt: string;
  grades: readonly { title: string; dueAt: string | null }[];
}

/** The due date of a homework and what differs from it: 12-05 20:00（信奥一班 12-08 20:00）, or …（各班不同）. */
export function dueInClasses({ dueAt, grades }: Dated, textOf: (instant: string) => string): string {
  const [one, ...others] = grades.filter((grade) => grade.dueAt !== null && grade.dueAt !== dueAt);
  if (!one?.dueAt) return textOf(dueAt);
  return `${textOf(dueAt)}（${others.length > 0 ? '各班不同' : `${one.title} ${textOf(one.dueAt)}`}）`;
}
