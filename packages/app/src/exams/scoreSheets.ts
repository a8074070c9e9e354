import { dateText, minuteText } from '@aosai/api/kit/beijing';
import { TERM_LEVEL } from '@aosai/api/classes/classMembers';
import { percentText } from '@aosai/api/classes/percents';
import { dueInClasses } from '@aosai/api/homework/classDues';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { formatPoints } from '@aosai/api/kit/points';
import type { HomeworkMatrix, HomeworkRanks } from '@aosai/ui/screens/homework/HomeworkDetail';
import type { ScoreColumn, ScoreSheet } from '@aosai/ui/screens/exams/ScorePrint';
import type { TermReport } from '@aosai/api/classes/memberGradeSettlement.contract';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import type { HomeworkRosterRow } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const NOTHING = '—';
/** A page fits this many columns of questions. A sheet with more counts right, partly right and wrong answers. */
const MOST_QUESTIONS = 20;

const points = (value: number | null | undefined): string =>
  value === null || value === undefined ? NOTHING : formatPoints(value);
const percent = (value: number | null): string => (value === null ? NOTHING : percentText(value));

/** 缺交 is a result without an attempt. */
function stateOf(place: HomeworkRosterRow): string {
  if (place.id === null) return '没有布置';
  if (place.status === ENROLMENT.quit) return '免做';
  const isMissing = place.settledAt !== null && place.attemptId === null;
  return isMissing ? '缺交' : `${PROGRESS.label(place.progress)}${place.isLate ? '（迟）' : ''}`;
}

const byNo = (one: { no: string | null }, other: { no: string | null }): number =>
  (one.no ?? '\uffff').localeCompare(other.no ?? '\uffff', 'zh-CN', { numeric: true });

interface OfHomework {
  homework: HomeworkDetail;
  places: readonly HomeworkRosterRow[];
  matrix: HomeworkMatrix;
  ranks: HomeworkRanks;
}

/** The scores of a homework, by question if they fit. */
export function homeworkScores({ homework, places, matrix, ranks }: OfHomework): ScoreSheet {
  const byPlace = new Map(matrix.content.map((row) => [row.homeworkEnrollId, row]));
  const rankOf = new Map(ranks.content.map(({ enrollId, rank }) => [enrollId, rank]));
  const isWide = matrix.questions.length <= MOST_QUESTIONS;
  const between: ScoreColumn[] = isWide
    ? matrix.questions.map(({ questionId, no }) => ({ id: questionId, label: String(no), numeric: true }))
    : ['对', '部分对', '错', '空'].map((label) => ({ id: label, label, numeric: true }));
  const rows = places.toSorted(byNo).map((place) => {
    const answers = byPlace.get(place.id ?? '');
    const cells = isWide
      ? matrix.questions.map((_, no) => points(answers?.cells[no]?.points))
      : [answers?.right, answers?.part, answers?.wrong, answers?.blank].map((count) => String(count ?? NOTHING));
    const rank = rankOf.get(place.id ?? '');
    return {
      id: place.memberId,
      cells: [
        place.no ?? NOTHING,
        place.memberName,
        stateOf(place),
        ...cells,
        points(place.totalPoints),
        String(rank ?? NOTHING),
      ],
    };
  });
  const classes = homework.grades.map(({ title }) => title).join('、');
  const facts = [
    classes,
    `截止 ${dueInClasses(homework, minuteText)}`,
    `满分 ${formatPoints(homework.totalPoints)} 分`,
  ];
  return {
    title: `${homework.title} 成绩表`,
    lead: [...facts, `${places.length} 人`].filter(Boolean).join(' · '),
    columns: [
      { id: 'no', label: '学号' },
      { id: 'name', label: '姓名' },
      { id: 'state', label: '状态' },
      ...between,
      { id: 'total', label: '总分', numeric: true },
      { id: 'rank', label: '名次', numeric: true },
    ],
    rows,
  };
}

/** The scores of a class in a term. */
export function classScores(title: string, reports: readonly TermReport[]): ScoreSheet {
  const [first] = reports;
  const mean = reports.reduce((sum, { score }) => sum + score, 0) / Math.max(1, reports.length);
  const window = first ? `${dateText(first.startAt)} 至 ${dateText(first.endAt)}` : '';
  return {
    title: `${title} 成绩表`,
    lead: [window, `${reports.length} 人`, `平均总评 ${percentText(Math.round(mean))}`].filter(Boolean).join(' · '),
    columns: [
      { id: 'no', label: '学号' },
      { id: 'name', label: '姓名' },
      { id: 'homework', label: '作业', numeric: true },
      { id: 'exam', label: '考试', numeric: true },
      { id: 'chapter', label: '单元', numeric: true },
      { id: 'score', label: '总评', numeric: true },
      { id: 'rank', label: '名次', numeric: true },
      { id: 'level', label: '等级' },
    ],
    rows: reports.toSorted(byNo).map((report) => ({
      id: report.id,
      cells: [
        report.no ?? NOTHING,
        report.shownName,
        percent(report.homeworkPct),
        percent(report.examPct),
        percent(report.chapterPct),
        percentText(report.score),
        String(report.rank ?? NOTHING),
        TERM_LEVEL.label(report.level),
      ],
    })),
  };
}
