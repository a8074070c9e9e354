import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { DateBlock } from '../../../patterns/DateBlock/DateBlock.tsx';
import { examStep } from '../examState.ts';
import { examAction, mineText, sizeText, stateTag, whenText } from '../examWords.ts';
import { links } from '../../../patterns/links/links.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

export interface ExamRowsProps {
  exams: readonly ExamCard[];
  /** The server's time in ms since 1970. */
  now: number;
  /** Shows a one-line summary of the exam. */
  summary?: boolean;
  /** Whether a row shows 已报名; false where all exams are enrolled. */
  enrolled?: boolean;
}

const Root = styled.ul`
  container-type: inline-size;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${theme.space[8]};
  }
  ${media.touch} {
    /* A finger hits the title without the rows growing. */
    h3 > a {
      padding-block: 10px;
      margin-block: -10px;
    }
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='summary'] {
    margin-top: 2px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    font-variant-numeric: normal;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow: hidden;
  }
  [data-part='action'] {
    min-width: 92px;
    text-align: right;
  }

  @container (max-width: 600px) {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: ${theme.space[8]} ${theme.space[12]};
      padding: ${theme.space[16]} ${theme.space[12]};
    }
    > li > time {
      align-self: start;
    }
    [data-part='what'] {
      grid-column: 2 / -1;
    }
    [data-part='state'] {
      grid-column: 2;
      justify-self: start;
    }
    [data-part='action'] {
      min-width: 0;
    }
  }
`;

/** A list of exams: day, title, state, next action. */
export const ExamRows = ({ exams, now, summary = false, enrolled = true }: ExamRowsProps) => (
  <Root role="list">
    {exams.map((exam) => {
      const tag = stateTag(exam, now);
      const action = examAction(exam, now);
      const mine = enrolled ? mineText(exam) : null;
      const step = examStep(exam, now);
      return (
        <li key={exam.id}>
          <DateBlock at={exam.startAt} now={now} />
          <div data-part="what">
            <h3>
              <Link href={links.examDetail(exam.id)} tone="quiet">
                {exam.title}
              </Link>
              {mine && (
                <Tag tone={mine.tone} icon={mine.icon}>
                  {mine.text}
                </Tag>
              )}
            </h3>
            {summary && <p data-part="summary">{exam.summary}</p>}
            <p>
              {whenText(exam, now, 'date')} · {sizeText(exam, now)}
            </p>
          </div>
          <span data-part="state">
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
          <span data-part="action">
            <ButtonLink
              href={action.href}
              aria-label={`${action.label}：${exam.title}`}
              variant={step === 'look' || step === 'quitting' ? 'ghost' : 'default'}
            >
              {action.label}
            </ButtonLink>
          </span>
        </li>
      );
    })}
  </Root>
);
