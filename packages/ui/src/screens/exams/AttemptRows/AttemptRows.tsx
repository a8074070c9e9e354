import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { DateBlock } from '../../../patterns/DateBlock/DateBlock.tsx';
import { DatedRows } from '../../../patterns/DateBlock/DatedRows.tsx';
import { attemptFacts, attemptHref, attemptTag, scoreText } from './attemptWords.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface AttemptRowsProps {
  attempts: readonly Attempt[];
  /** The server's time in ms since 1970. */
  now: number;
  /** For another person's attempts: hides the link to continue. */
  readOnly?: boolean;
  /** Whether a row's title is its exam or its paper. */
  title?: 'exam' | 'paper';
}

/** A list of attempts: day, title, state, score, link to the report. */
export const AttemptRows = ({ attempts, now, readOnly = false, title = 'exam' }: AttemptRowsProps) => (
  <DatedRows role="list">
    {attempts.map((attempt) => {
      const tag = attemptTag(attempt, now);
      const score = scoreText(attempt);
      const isOpen = attempt.status === ATTEMPT.inProgress || attempt.status === ATTEMPT.ready;
      const label = isOpen ? '继续作答' : '查看报告';
      const name = title === 'exam' ? attempt.examTitle : attempt.paperTitle;
      return (
        <li key={attempt.id}>
          <DateBlock at={attempt.startedAt ?? attempt.deadlineAt ?? new Date(now).toISOString()} now={now} />
          <div data-part="what">
            <h3>{name}</h3>
            <p>{attemptFacts(attempt)}</p>
          </div>
          <span data-part="state">
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
          <span data-part="score">
            {score ? (
              <>
                <b>{score.points}</b> / {score.max}
              </>
            ) : (
              '—'
            )}
          </span>
          <span data-part="action">
            {!(isOpen && readOnly) && (
              <ButtonLink href={attemptHref(attempt)} aria-label={`${label}：${name} 第 ${attempt.attemptNo} 次`}>
                {label}
              </ButtonLink>
            )}
          </span>
        </li>
      );
    })}
  </DatedRows>
);
