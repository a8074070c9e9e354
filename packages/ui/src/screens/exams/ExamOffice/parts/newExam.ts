import { minuteText } from '@aosai/api/kit/beijing';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { EXAM_SCOPE } from '@aosai/api/exams/examForm';
import type { ExamForm, ExamsKnown, PaperChoice } from '../exams.ts';

/** Time between setting up an exam and its start, and the step that the start is rounded up to. */
const LEAD_MS = 10 * MINUTE_MS;
const STEP_MS = 5 * MINUTE_MS;
/** Length of an exam without a paper. */
const USUAL_MIN = 120;

const chosen = (papers: readonly PaperChoice[], ids: readonly string[]) =>
  ids.flatMap((id) => papers.find(({ value }) => value === id) ?? []);

/** Minutes of the longest of these papers; 0 without one. */
export const longestOf = (papers: readonly PaperChoice[], ids: readonly string[]): number =>
  chosen(papers, ids).reduce((most, { durationMin }) => Math.max(most, durationMin), 0);

/** Minutes that an exam with these papers is open: those of the longest. */
export const lengthOf = (papers: readonly PaperChoice[], ids: readonly string[]): number =>
  longestOf(papers, ids) || USUAL_MIN;

/** The title that an exam has until somebody types another one: that of its first paper. */
export const titleOf = (papers: readonly PaperChoice[], ids: readonly string[]): string =>
  chosen(papers, ids)[0]?.label ?? '';

/** Classes that a new exam begins with: those in the address, else the only one of a teacher or a school. */
const classesFor = ({ classes, isOffice, given }: Pick<ExamsKnown, 'classes' | 'isOffice' | 'given'>): string[] => {
  const isOnly = given.gradeIds.length === 0 && classes.length === 1 && !isOffice;
  return isOnly ? classes.map(({ id }) => id) : [...given.gradeIds];
};

/** What a new exam begins with: in ten minutes, as long as its longest paper. */
export function newExam(known: Pick<ExamsKnown, 'papers' | 'now' | 'given' | 'classes' | 'isOffice'>) {
  const { papers, now, given } = known;
  const examPaperIds = [...given.paperIds];
  const startMs = Math.ceil((now + LEAD_MS) / STEP_MS) * STEP_MS;
  return {
    title: titleOf(papers, examPaperIds),
    examPaperIds,
    gradeIds: classesFor(known),
    startAt: new Date(startMs).toISOString(),
    endAt: new Date(startMs + lengthOf(papers, examPaperIds) * MINUTE_MS).toISOString(),
    enrollStartAt: null,
    enrollEndAt: null,
  };
}

/** Who takes a new exam and when, in one line for the question before it is published. */
export function audienceText(form: ExamForm, { classes }: Pick<ExamsKnown, 'classes'>): string {
  const given = classes.filter(({ id }) => form.gradeIds.includes(id));
  const count = given.reduce((sum, { studentCount }) => sum + studentCount, 0);
  const added = given.length > 0 ? `${given.map(({ title }) => title).join('、')}，共 ${count} 人` : '';
  const self = form.scope === 'grade' ? '' : `${EXAM_SCOPE.label(form.scope)}可以自己报名`;
  const who = [added, self].filter(Boolean).join('；') || '还没有学生，发布以后再添加';
  const when = form.startAt && form.endAt ? `${minuteText(form.startAt)} 到 ${minuteText(form.endAt)}` : '时间用默认的';
  return `${who}。${when}。`;
}
