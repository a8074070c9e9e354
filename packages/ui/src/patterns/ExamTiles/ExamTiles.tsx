import type { ExamCard } from '@aosai/api/contract/types';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { mineText, sizeText, stateTag, templateText, whenText } from '../examState/examWords.ts';
import { links } from '../links/links.ts';

export interface ExamTilesProps {
  exams: readonly ExamCard[];
  /** The server's time in ms since 1970. */
  now: number;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 10px;
    padding: 18px;
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    box-shadow: ${theme.shadow.card};
    transition: border-color ${theme.motion.quick} ${theme.motion.ease};
  }
  > li:hover {
    border-color: ${theme.color.lineStrong};
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='summary'] {
    color: ${theme.color.ink2};
    font-size: 14px;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow: hidden;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

/** Exams side by side, to choose from. The whole tile is the link. */
export const ExamTiles = ({ exams, now }: ExamTilesProps) => (
  <Root role="list">
    {exams.map((exam) => {
      const tag = stateTag(exam, now);
      const template = templateText(exam.template);
      const mine = mineText(exam);
      return (
        <li key={exam.id}>
          <div>
            <Tag tone={tag.tone}>{tag.text}</Tag>
            {template && <span>{template}</span>}
            {mine && <span>{mine.text}</span>}
          </div>
          <h3>
            <a href={links.examDetail(exam.id)}>{exam.title}</a>
          </h3>
          <p data-part="summary">{exam.summary}</p>
          <p>
            {whenText(exam, now)} · {sizeText(exam, now)}
          </p>
        </li>
      );
    })}
  </Root>
);
