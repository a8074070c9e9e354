import { isBegun } from '@aosai/api/exams/isBegun';
import { ATTEMPT, SUBMIT_REASON } from '@aosai/api/papers/attemptStatus';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag, type TagProps } from '../../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { scoreText, attemptTag } from '../../AttemptRows/attemptWords.ts';
import { links } from '../../../../patterns/links/links.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { Cells } from './Cells.tsx';
import type { Attempt, StudentAttempt } from '@aosai/api/exams/attempt.contract';
import type { IconName } from '../../../../primitives/Icon/Icon.tsx';
import { leftText } from '@aosai/api/kit/durations';

/** Time left of a running attempt in ms, 0 when it is up; null for other states. */
const leftMs = ({ status, deadlineAt }: Attempt, now: number): number | null =>
  status === ATTEMPT.inProgress && deadlineAt ? Math.max(0, Date.parse(deadlineAt) - now) : null;

const SIGNS = {
  neutral: 'document',
  primary: 'play',
  seal: 'play',
  ok: 'check',
  warn: 'clock',
  bad: 'cross',
  mle: 'cross',
} as const satisfies Record<NonNullable<TagProps['tone']>, IconName>;

/** Label, icon and colour of an attempt's state. */
const rowTag = (
  attempt: Attempt,
  now: number,
): { tone: NonNullable<TagProps['tone']>; icon: IconName; text: string } => {
  const { tone, text } =
    attempt.status === ATTEMPT.inProgress
      ? ({ tone: 'primary', text: ATTEMPT.label(attempt.status) } as const)
      : attemptTag(attempt, now);
  return { tone, icon: SIGNS[tone], text };
};

/** Note below the state: 剩余 01:12:45, 时间到，正在收卷, or the reason of submission. */
const rowNote = (attempt: Attempt, now: number): string | null => {
  const left = leftMs(attempt, now);
  if (left !== null) return left > 0 ? `剩余 ${leftText(left)}` : '时间到，正在收卷';
  return attempt.submitReason && SUBMIT_REASON.label(attempt.submitReason);
};

/** For a student who has not begun: when the exam starts or ends. */
const windowNote = ({ examStartAt, examEndAt }: StudentAttempt, now: number): string => {
  if (Date.parse(examEndAt) <= now) return '考试已结束，没有参加';
  return Date.parse(examStartAt) > now ? `${momentText(examStartAt, now)} 开始` : `${momentText(examEndAt, now)} 结束`;
};

export interface AttemptTableProps {
  attempts: readonly StudentAttempt[];
  now: number;
  onExtend: (attempt: Attempt) => void;
  onEvents: (attempt: Attempt) => void;
  onLate: (attempt: Attempt) => void;
}

const Row = ({
  attempt,
  now,
  onExtend,
  onEvents,
  onLate,
}: { attempt: Attempt } & Omit<AttemptTableProps, 'attempts'>) => {
  const tag = rowTag(attempt, now);
  const note = rowNote(attempt, now);
  const left = leftMs(attempt, now);
  const score = scoreText(attempt);
  const of = `${attempt.memberName} ${attempt.examTitle}`;
  const answered = `${attempt.answeredCount} / ${attempt.questionCount}`;
  const isClosed = attempt.status === ATTEMPT.completed || attempt.status === ATTEMPT.settled;
  return (
    <tr>
      <th scope="row">{attempt.memberName}</th>
      <td data-part="exam">
        {attempt.examTitle}
        <small>
          第 {attempt.attemptNo} 次{attempt.startedAt && ` · ${momentText(attempt.startedAt, now)} 开始`}
          {attempt.extraSec > 0 && ` · 已延长 ${Math.round(attempt.extraSec / 60)} 分钟`}
        </small>
      </td>
      <td data-part="state">
        <Tag tone={tag.tone} icon={tag.icon}>
          {tag.text}
        </Tag>
        {note !== null && <small data-late={left !== null && left < 300_000}>{note}</small>}
      </td>
      <td data-part="progress" className="num">
        <span>{answered}</span>
        <ProgressBar
          label={`${attempt.memberName} 已答题数`}
          value={attempt.answeredCount}
          max={attempt.questionCount}
          valueText={`${answered} 题`}
        />
      </td>
      <td data-part="score" className="num" data-label="得分">
        {score ? (
          <span>
            <b>{score.points}</b> / {score.max}
          </span>
        ) : (
          '—'
        )}
      </td>
      <td className="num" data-label="监考记录" data-none={attempt.eventsCount === 0}>
        {attempt.eventsCount === 0 ? (
          0
        ) : (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${attempt.eventsCount} 条监考记录：${of}`}
            onClick={() => onEvents(attempt)}
          >
            {attempt.eventsCount}
          </Button>
        )}
      </td>
      <td className="num" data-label="迟到答案" data-none={attempt.lateCopyCount === 0}>
        {attempt.lateCopyCount}
      </td>
      <td data-part="actions">
        <div>
          {left !== null && left > 0 && (
            <Button size="s" aria-label={`延长时间：${of}`} onClick={() => onExtend(attempt)}>
              延长时间
            </Button>
          )}
          {attempt.lateCopyCount > 0 && (
            <Button size="s" aria-label={`迟到的答案：${of}`} onClick={() => onLate(attempt)}>
              迟到的答案
            </Button>
          )}
          {isClosed && (
            <ButtonLink size="s" href={links.reportPaper(attempt.id)} aria-label={`查看报告：${of}`}>
              查看报告
            </ButtonLink>
          )}
        </div>
      </td>
    </tr>
  );
};

/** A row without attempt: the student, and when the exam starts or ends. */
const WaitingRow = ({ row, now }: { row: StudentAttempt; now: number }) => (
  <tr>
    <th scope="row">{row.memberName}</th>
    <td data-part="exam">
      {row.examTitle}
      <small>
        {windowNote(row, now)}
        {row.extraSec > 0 && ` · 已延长 ${Math.round(row.extraSec / 60)} 分钟`}
      </small>
    </td>
    <td data-part="state">
      <Tag icon="clock">{ATTEMPT.label(row.status)}</Tag>
    </td>
    {['进度', '得分', '监考记录', '迟到答案'].map((name) => (
      <td key={name} className="num" data-part="nothing">
        —
      </td>
    ))}
    <td data-part="nothing">
      <VisuallyHidden>还不能操作</VisuallyHidden>
    </td>
  </tr>
);

/** Attempts of a teacher's students, and those who have not begun; on phones each row is a card. */
export const AttemptTable = ({ attempts, ...rest }: AttemptTableProps) => (
  <Cells>
    <Table label="学生作答">
      <thead>
        <tr>
          <th scope="col">学生</th>
          <th scope="col">考试</th>
          <th scope="col">状态</th>
          <th scope="col" className="num">
            进度
          </th>
          <th scope="col" className="num">
            得分
          </th>
          <th scope="col" className="num">
            监考记录
          </th>
          <th scope="col" className="num">
            迟到答案
          </th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((row) =>
          isBegun(row) ? (
            <Row key={row.id} attempt={row} {...rest} />
          ) : (
            <WaitingRow key={row.examEnrollId} row={row} now={rest.now} />
          ),
        )}
      </tbody>
    </Table>
  </Cells>
);
