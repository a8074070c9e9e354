import type { WrongQuestion } from '@aosai/api/classes/classReport.contract';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { PickerBank } from '../../../patterns/QuestionPicker/pickable.ts';
import type { AssignClass } from '../HomeworkActs/assignForm.ts';
import type { AssignDraft, AssignGoal, AssignPart, AssignRead, AssignSource } from './assignDraft.ts';

/** Data of the dialog, read as its draft needs it. */
export interface AssignKnown {
  /** Address of the office: /web/edms. */
  base: string;
  /** A quiz in class, which begins at once and lasts minutes. */
  isQuiz: boolean;
  /** The current day in Beijing. */
  today: string;
  /** The server's time in ms since 1970. */
  now: number;
  papers: Loaded<readonly (AssignPart & { totalPoints: number })[]>;
  courses: Loaded<readonly AssignPart[]>;
  /** Chapters of the chosen course that have questions. */
  chapters: Loaded<readonly (AssignPart & { questionCount: number })[]>;
  classes: Loaded<readonly AssignClass[]>;
  /** The class whose wrong questions are listed; null without classes. */
  wrongOf: string | null;
  wrong: Loaded<readonly WrongQuestion[]>;
  /** Questions of the chosen papers or chapters, in the order chosen. */
  read: Loaded<readonly AssignRead[]>;
  /** Groups of teachers, classes and their groups. */
  groups: readonly AssignGoal[];
  /** Students found by the search; nothing is searched without a word. */
  students: Loaded<readonly (AssignGoal & { note: string })[]>;
  keyword: string;
  /** Goals of the last homework, which the next one starts from; undefined while they are read. */
  last: readonly AssignGoal[] | undefined;
  /** Students of each class, by its id, as far as they are read. */
  sizes: Readonly<Record<string, number>>;
  bank: PickerBank;
}

/** The source that is shown: papers where there are some, else the bank. */
export const shownSource = ({ source }: AssignDraft, { papers }: AssignKnown): AssignSource =>
  source ?? ((papers.data ?? []).length > 0 ? 'paper' : 'bank');

/** Who gets it: by default the class whose wrong questions are listed, those who got the last one, or the only class. */
export function shownGoals(draft: AssignDraft, known: AssignKnown): readonly AssignGoal[] {
  const { last = [], groups, wrongOf } = known;
  if (draft.goals !== null) return draft.goals;
  if (shownSource(draft, known) === 'wrong') return groups.filter(({ kind, id }) => kind === 'grade' && id === wrongOf);
  if (last.length > 0) return last;
  const classes = groups.filter(({ kind }) => kind === 'grade');
  return classes.length === 1 ? classes : [];
}

const NAMED_AT_ONCE = 3;

/** 发给 信奥一班 12 人、甲组 等 5 个: read again before the homework goes out. Null while nobody is chosen. */
export function audienceText(goals: readonly AssignGoal[], sizes: AssignKnown['sizes']): string | null {
  if (goals.length === 0) return null;
  const names = goals.slice(0, NAMED_AT_ONCE).map(({ kind, id, name }) => {
    const size = kind === 'grade' ? sizes[id] : undefined;
    return size === undefined ? name : `${name} ${size} 人`;
  });
  return `发给 ${names.join('、')}${goals.length > NAMED_AT_ONCE ? ` 等 ${goals.length} 个` : ''}`;
}
