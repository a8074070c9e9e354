import { BATCH_LIMITS, type BatchWay, type TagMatch } from '@aosai/api/enrolment/enrolments';
import type { Batch, BatchDates, BatchGroup, BatchRequest, BatchReport, BatchStudent } from './batchRequest.ts';
import { pastedMobiles, withPastedLines } from './pastedMobiles.ts';

/** The form's state; each way of adding keeps its own choices. */
export interface BatchDraft {
  way: BatchWay;
  text: string;
  students: readonly BatchStudent[];
  tags: readonly string[];
  match: TagMatch;
  groups: readonly BatchGroup[];
  /** Names of classes in the roster. */
  classes: readonly string[];
  overCapacity: boolean;
  dates: BatchDates | null;
}

export const NO_DRAFT: BatchDraft = {
  way: 'members',
  text: '',
  students: [],
  tags: [],
  match: 'any',
  groups: [],
  classes: [],
  overCapacity: false,
  dates: null,
};

/** True once the draft has something that closing would lose; switching between the ways is nothing. */
export const isFilled = ({ text, students, tags, groups, classes, overCapacity, dates }: BatchDraft): boolean =>
  text !== '' || students.length + tags.length + groups.length + classes.length > 0 || overCapacity || dates !== null;

/** The server's limit for one call. */
const MOST_GROUPS = 50;

/** The order for a draft, or a Chinese sentence that says why it cannot be sent. */
export function orderOf(draft: BatchDraft): BatchRequest | string {
  const { way, text, students, tags, match, groups, classes, overCapacity, dates } = draft;
  if (dates?.openAt && dates.dueAt && dates.dueAt <= dates.openAt) return '截止应晚于开放。';
  if (dates && dates.openAt === null && dates.dueAt === null) return '请填写单独的开放或截止时间，或取消勾选。';
  const how = { overCapacity, dates };
  switch (way) {
    case 'mobiles': {
      const pasted = pastedMobiles(text);
      const mobiles = pasted.students.map(({ line: _line, ...student }) => student);
      if (mobiles.length > BATCH_LIMITS.found) return `一次最多 ${BATCH_LIMITS.found} 人，请分几次添加。`;
      if (mobiles.length > 0) return { way, mobiles, ...how };
      return pasted.problems.length > 0 ? '没有一行是手机号，请检查粘贴的内容。' : '请填写手机号，或选择一个表格。';
    }
    case 'members':
      return students.length === 0 ? '请选择学生。' : { way, memberIds: students.map(({ id }) => id), ...how };
    case 'tags':
      return tags.length === 0 ? '请选择标签。' : { way, tags: [...tags], match, ...how };
    case 'roster':
      if (classes.length > MOST_GROUPS) return `一次最多 ${MOST_GROUPS} 个，请分几次添加。`;
      return classes.length === 0
        ? '请选择名单里的班级。'
        : { way: 'groups', groups: classes.map((id) => ({ kind: 'rosterClass', id })), ...how };
    case 'groups':
      if (groups.length > MOST_GROUPS) return `一次最多 ${MOST_GROUPS} 个，请分几次添加。`;
      return groups.length === 0
        ? '请选择分组或班级。'
        : { way, groups: groups.map(({ kind, id }) => ({ kind, id })), ...how };
    default:
      return way satisfies never;
  }
}

/** A report with the line numbers of the pasted list, which people see. */
export const reportOf = (report: BatchReport, { way, text }: BatchDraft): BatchReport =>
  way === 'mobiles' ? withPastedLines(report, pastedMobiles(text)) : report;

/** The ways that fit what the school has, the most useful first; managers also have tags. */
export function waysOf({ roster, isManager }: Pick<Batch, 'roster' | 'isManager'>): BatchWay[] {
  const all: (BatchWay | false)[] = [
    roster !== null && roster.classes.length > 0 && 'roster',
    'members',
    'groups',
    roster?.hasMobiles !== false && 'mobiles',
    isManager && 'tags',
  ];
  return all.filter((way) => way !== false);
}
