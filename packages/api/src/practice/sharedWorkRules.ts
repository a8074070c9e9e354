import { column, figure, minute, NOTHING, sorted, tag, text as textColumn } from '../kit/column.ts';
import { choice, fields, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { reasonFields } from '../kit/reasons.ts';

/** Why a visitor reports a work. */
export const REPORT_REASON = labelled({
  private: '露出了姓名、学校、电话等个人信息',
  unkind: '取笑或欺负别人',
  unfit: '不适合孩子看',
  copied: '是别人的作品',
  other: '其他原因',
});

/** A reason that a visitor chooses. */
export type ReportReason = ValueIn<typeof REPORT_REASON>;

/** Maximum length of what a visitor adds to a report, in characters. */
export const REPORT_NOTE_MAX = 200;

/** Fields of a visitor's report. */
export const reportFields = fields({
  reason: choice('原因', REPORT_REASON),
  note: text('补充说明', { max: REPORT_NOTE_MAX, lines: 3, hint: '可以不填。不用留下您的姓名和联系方式。' }),
});

/** What became of the reports of a work. */
export const WORK_REVIEW = labelled(
  { reported: '待查看', kept: '没有问题', hidden: '已隐藏' },
  { reported: 'seal', kept: 'ok', hidden: 'warn' },
);

/** State of a reported work. */
export type WorkReview = ValueIn<typeof WORK_REVIEW>;

/** The form in which a school says why it hides a work. */
export const hideWorkFields = reasonFields(
  '给孩子和家长的说明',
  '孩子和家长会看到这句话，请平和地写清楚哪里不合适、怎样改。不要写是谁举报的。',
);

interface Reported {
  painter: string;
  lastReason: ReportReason | null;
}

/** Columns of the table of reported works. */
export const reportedWorkColumns = [
  textColumn('name', '作品', { minWidth: 160 }),
  sorted(tag('review', '状态', WORK_REVIEW)),
  column<Reported>('painter', '学生', ({ painter }) => painter, { minWidth: 104 }),
  column<Reported>('lastReason', '最近的原因', ({ lastReason }) =>
    lastReason === null ? NOTHING : REPORT_REASON.label(lastReason),
  ),
  sorted(figure('reportCount', '举报次数')),
  sorted(minute('reportedAt', '最近举报时间')),
];
