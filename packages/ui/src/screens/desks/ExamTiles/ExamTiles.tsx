import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { mineText, sizeText, stateTag, templateText, whenText } from '../../exams/examWords.ts';
import { TileList } from '../../courses/CourseTiles/TileList.tsx';
import { links } from '../../../patterns/links/links.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

export interface ExamTilesProps {
  exams: readonly ExamCard[];
  /** The server's time in ms since 1970. */
  now: number;
  /** On top of a tile: a picture. */
  Head?: ComponentType<{ exam: ExamCard }>;
}

const Tiles = styled(TileList)`
  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 10px;
    padding: 18px;
    transition: border-color ${theme.motion.quick} ${theme.motion.ease};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='summary'] {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow: hidden;
  }
`;

/** A grid of exams to choose from. The whole tile is a link. */
export const ExamTiles = ({ exams, now, Head }: ExamTilesProps) => (
  <Tiles role="list">
    {exams.map((exam) => {
      const tag = stateTag(exam, now);
      const template = templateText(exam.template);
      const mine = mineText(exam);
      return (
        <li key={exam.id}>
          {Head && <Head exam={exam} />}
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
  </Tiles>
);
