import { dayWords } from '@aosai/api/homework/homeworkTitle';
import { dateText, dayAfter, inBeijing, startOfDay } from '@aosai/api/kit/beijing';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { HOMEWORK_LIMITS } from '@aosai/api/homework/homeworkRules';
import type { PickableQuestion } from '../../../patterns/QuestionPicker/pickable.ts';
import { lateUntil } from '../HomeworkOffice/lateDays.ts';
import type { BatchGroup } from '../../enrolment/BatchEnroll/batchRequest.ts';

/** Where the questions of a homework come from. */
export const ASSIGN_SOURCES = [
  { value: 'bank', label: '从题库选' },
  { value: 'paper', label: '试卷' },
  { value: 'chapter', label: '课程单元' },
  { value: 'wrong', label: '班级的错题' },
] as const;
export type AssignSource = (typeof ASSIGN_SOURCES)[number]['value'];

interface AssignQuestion {
  questionId: string;
  title: string;
  points?: number;
}

/** A paper or a chapter to choose. */
export interface AssignPart {
  id: string;
  name: string;
}

/** A chosen paper or chapter with its questions. */
export interface AssignRead extends AssignPart {
  questions: readonly AssignQuestion[];
}

/** Who gets the homework: a class, a group of one, a group of a teacher, or a student. */
export interface AssignGoal {
  kind: BatchGroup['kind'] | 'member';
  /** Of a class's group: `class:group`. */
  id: string;
  name: string;
}

type WrongPeriod = 'yesterday' | 'week';

/** The state of the dialog. Null is what the dialog suggests by itself. */
export interface AssignDraft {
  title: string | null;
  source: AssignSource | null;
  /** Chosen from the bank. */
  basket: readonly PickableQuestion[];
  papers: readonly AssignPart[];
  courseId: string | null;
  chapters: readonly AssignPart[];
  /** The class whose wrong questions are listed, and since when. */
  wrongOf: string | null;
  period: WrongPeriod;
  /** Null for all that are listed. */
  wrong: readonly AssignPart[] | null;
  goals: readonly AssignGoal[] | null;
  openAt: string | null;
  dueAt: string | null;
  /** A choice of `lateDays`. */
  late: string;
  /** Weekdays of a series, from 0 for Sunday; none makes a single homework. */
  weekdays: readonly number[];
  /** For how many weeks the series runs; null for as many as it has papers or chapters. */
  weeks: number | null;
}

const WEEK_DAYS = 7;
const EVENING_MS = 20 * 60 * MINUTE_MS;

/** 20:00 in Beijing, some days from now. */
const evening = (now: number, days: number): string =>
  new Date(startOfDay(dayAfter(dateText(now), days)).getTime() + EVENING_MS).toISOString();

/** A new homework opens now and is due in a week, at 20:00. */
export const freshDraft = (now: number): AssignDraft => ({
  title: null,
  source: null,
  basket: [],
  papers: [],
  courseId: null,
  chapters: [],
  wrongOf: null,
  period: 'week',
  wrong: null,
  goals: null,
  openAt: new Date(now - (now % MINUTE_MS)).toISOString(),
  dueAt: evening(now, WEEK_DAYS),
  late: '3',
  weekdays: [],
  weeks: null,
});

const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** Lengths of a quiz to set with one click. */
export const quizDues = (openAt: string): { label: string; dueAt: string }[] =>
  [10, 20, 30, 45].map((minutes) => ({ label: `${minutes} 分钟`, dueAt: minutesAfter(openAt, minutes) }));

/** A quiz in class begins at once, ends in twenty minutes and takes nothing late. */
export function quizDraft(now: number): AssignDraft {
  const fresh = freshDraft(now);
  const title = `随堂测验 ${dateText(now).slice(5)}`;
  return { ...fresh, title, source: 'bank', dueAt: fresh.openAt && minutesAfter(fresh.openAt, 20), late: '0' };
}

/** The round from now on in its full length: what was spent on filling in the dialog is not lost. */
export function fromNow(round: AssignRound, now: number): AssignRound {
  const spentMs = now - (now % MINUTE_MS) - Date.parse(round.openAt);
  if (spentMs <= 0) return round;
  const later = (instant: string) => new Date(Date.parse(instant) + spentMs).toISOString();
  return { ...round, openAt: later(round.openAt), dueAt: later(round.dueAt) };
}

/** Due dates to set with one click; this evening only while some of it is left. */
export function quickDues(now: number): { label: string; dueAt: string }[] {
  const tonight = evening(now, 0);
  const hasTonight = Date.parse(tonight) - now >= 60 * MINUTE_MS;
  return [
    ...(hasTonight ? [{ label: '今晚 20:00', dueAt: tonight }] : []),
    { label: '明天 20:00', dueAt: evening(now, 1) },
    { label: '一周 20:00', dueAt: evening(now, WEEK_DAYS) },
  ];
}

/** A series takes its homework from several papers or chapters, one after the other. */
export const takesSeries = (source: AssignSource): source is 'paper' | 'chapter' =>
  source === 'paper' || source === 'chapter';

/**
 * The next days on these weekdays, each due as long after as the first. They open at the clock of the first, or with the
 * day if that one opens at once.
 */
function seriesDates(
  { weekdays }: AssignDraft,
  { openAt, dueAt, count, now }: { openAt: string; dueAt: string; count: number; now: number },
) {
  const opensNow = Date.parse(openAt) <= now;
  const dates: { openAt: string; dueAt: string }[] = [];
  for (let day = 0; dates.length < count; day += 1) {
    const openMs = Date.parse(openAt) + day * DAY_MS;
    if (!weekdays.includes(inBeijing(openMs).getUTCDay())) continue;
    const opens = opensNow && day > 0 ? startOfDay(dateText(openMs)) : new Date(openMs);
    dates.push({ openAt: opens.toISOString(), dueAt: new Date(Date.parse(dueAt) + day * DAY_MS).toISOString() });
  }
  return dates;
}

export interface AssignRound {
  title: string;
  openAt: string;
  dueAt: string;
  /** End of late work; null accepts none. */
  lateUntilAt: string | null;
  questions: readonly AssignQuestion[];
}

const onceEach = (questions: readonly AssignQuestion[]): AssignQuestion[] => [
  ...new Map(questions.map((one) => [one.questionId, one])).values(),
];

const cut = (title: string): string => Array.from(title).slice(0, HOMEWORK_LIMITS.titleMax).join('');

/** What is chosen, with its questions. */
export interface AssignChosen {
  source: AssignSource;
  /** Chosen papers or chapters that have been read; for other sources one part with all questions. */
  parts: readonly AssignRead[];
}

/** The title that the choice suggests. */
export function suggestedTitle({ source, parts }: AssignChosen, now: number): string {
  const [first, ...others] = parts;
  if (!takesSeries(source) || first === undefined) return `${dayWords(now)}${source === 'wrong' ? '错题重做' : '作业'}`;
  return cut(others.length === 0 ? first.name : `${first.name} 等 ${parts.length} 份`);
}

/** The questions in their order, in portions that differ by one at most. */
function portions<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.floor(items.length / count);
  const larger = items.length % count;
  return Array.from({ length: count }, (_, place) => {
    const from = place * size + Math.min(place, larger);
    return items.slice(from, from + size + (place < larger ? 1 : 0));
  });
}

/** Only several papers or chapters tell how many dates they need; one choice is not divided by guess. */
export const lacksWeeks = ({ weekdays, weeks }: AssignDraft, { parts }: Pick<AssignChosen, 'parts'>): boolean =>
  weekdays.length > 0 && weeks === null && parts.length <= 1;

/** How many homework a series makes; none while it lacks its weeks. */
const countOf = (draft: AssignDraft, { parts }: AssignChosen): number => {
  if (lacksWeeks(draft, { parts })) return 0;
  return draft.weeks === null ? parts.length : draft.weeks * draft.weekdays.length;
};

/** Each paper or chapter has its own date; what is chosen as one is divided among the dates. */
function contentsOf(
  { source, parts }: AssignChosen,
  count: number,
): { name: string | null; questions: AssignQuestion[] }[] {
  const [only, ...others] = parts;
  const named = takesSeries(source);
  if (count > 1 && only !== undefined && others.length === 0)
    return portions(onceEach(only.questions), count).map((questions, place) => ({
      name: named ? `${only.name}（${place + 1}）` : null,
      questions,
    }));
  return Array.from({ length: count }, (_, place) => {
    const part = parts[place];
    return { name: named ? (part?.name ?? '还没有选') : null, questions: onceEach(part?.questions ?? []) };
  });
}

/** The homework that a draft makes, one for each date if it is repeated. Empty without dates. */
export function roundsOf(draft: AssignDraft, chosen: AssignChosen, now: number): AssignRound[] {
  const { title, openAt, dueAt, weekdays } = draft;
  if (openAt === null || dueAt === null) return [];
  const lateOf = (due: string) => lateUntil(draft.late, due, null);
  if (weekdays.length === 0) {
    const questions = onceEach(chosen.parts.flatMap((part) => part.questions));
    return [{ title: title ?? suggestedTitle(chosen, now), openAt, dueAt, lateUntilAt: lateOf(dueAt), questions }];
  }
  const count = countOf(draft, chosen);
  const contents = contentsOf(chosen, count);
  return seriesDates(draft, { openAt, dueAt, count, now }).map((window, place) => {
    const { name = null, questions = [] } = contents[place] ?? {};
    const suggested = name ?? suggestedTitle(chosen, Date.parse(window.openAt));
    return {
      title: cut(title === null ? suggested : `${title}（${place + 1}）`),
      ...window,
      lateUntilAt: lateOf(window.dueAt),
      questions,
    };
  });
}

/** What is missing, by the part of the dialog that it is shown in. */
export interface AssignFaults {
  what?: string;
  whom?: string;
  when?: string;
  weeks?: string;
  title?: string;
}

/** What of the choice does not fit the dates of the series; null if all of it does. */
function seriesFault(draft: AssignDraft, chosen: AssignChosen, rounds: readonly AssignRound[]): string | null {
  const { parts } = chosen;
  if (draft.weekdays.length === 0 || rounds.length === 0) return null;
  if (parts.length > 1 && parts.length < rounds.length)
    return `选了 ${parts.length} 份，日期有 ${rounds.length} 个：请再选 ${rounds.length - parts.length} 份，或者改少周数`;
  if (parts.length > rounds.length)
    return `选了 ${parts.length} 份，日期只有 ${rounds.length} 个：请少选几份，或者改多周数`;
  const count = rounds.reduce((sum, { questions }) => sum + questions.length, 0);
  return count > 0 && count < rounds.length ? `${count} 题不够分成 ${rounds.length} 份，请再选几题` : null;
}

/** What keeps a draft from being published, or from being kept as a draft. */
export function faultsOf(
  { draft, chosen, goals, now }: { draft: AssignDraft; chosen: AssignChosen; goals: readonly unknown[]; now: number },
  publish: boolean,
): AssignFaults {
  const { openAt, dueAt } = draft;
  const rounds = roundsOf(draft, chosen, now);
  const faults: AssignFaults = {};
  const max = HOMEWORK_LIMITS.questionsMax;
  const isEmpty = rounds.length === 0 || rounds.some(({ questions }) => questions.length === 0);
  if (draft.title?.trim() === '') faults.title = '请填写标题';
  if (openAt === null || dueAt === null) faults.when = '请填写开始和截止时间';
  else if (dueAt <= openAt) faults.when = '截止时间要晚于开始时间';
  else if (publish && Date.parse(dueAt) <= now) faults.when = '截止时间已经过了';
  const misfit = seriesFault(draft, chosen, rounds);
  const isChosen = chosen.parts.some(({ questions }) => questions.length > 0);
  if (lacksWeeks(draft, chosen) && (isChosen || !publish)) faults.weeks = '请填写共几周';
  else if (publish && isEmpty && faults.when === undefined) faults.what = '还没有选题目';
  // A part too many would be left out without a word, so not even a draft is kept.
  if (misfit !== null && (publish || chosen.parts.length > rounds.length)) faults.what = misfit;
  if (rounds.some(({ questions }) => questions.length > max)) faults.what = `一份作业最多 ${max} 道题，请少选一些`;
  if (rounds.length > HOMEWORK_LIMITS.seriesMax)
    faults.what = `一次最多布置 ${HOMEWORK_LIMITS.seriesMax} 份，请少选一些`;
  if (publish && goals.length === 0) faults.whom = '还没有选布置给谁';
  return faults;
}
