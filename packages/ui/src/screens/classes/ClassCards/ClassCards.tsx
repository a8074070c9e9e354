import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { classTag, teachersText } from '../classWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { dayText } from '@aosai/api/kit/dayText';
import type { GradeRow } from '@aosai/api/classes/grade.contract';

/** Grid of class cards. */
export const ClassList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};

  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  h3 {
    font-size: ${theme.text.lead};
    overflow-wrap: anywhere;
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
  p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  [data-part='next'] {
    padding-top: ${theme.space[12]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='next'] b {
    display: block;
    color: ${theme.color.ink};
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;

export interface ClassCardProps {
  grade: GradeRow;
  now: number;
  /** Tags next to the class's state. */
  tags?: ReactNode;
  /** Content of the card's footer. */
  foot: ReactNode;
}

/** A class with its state, teachers and dates; links to its page. */
export const ClassCard = ({ grade, now, tags, foot }: ClassCardProps) => {
  const state = classTag(grade);
  return (
    <Item>
      <div data-part="tags">
        <Tag tone={state.tone}>{state.text}</Tag>
        {tags}
      </div>
      <div>
        <h3>
          <a href={links.gradeDetail(grade.id)}>{grade.title}</a>
        </h3>
        <p>{[teachersText(grade), grade.orgName].filter(Boolean).join(' · ')}</p>
        <p>
          {dayText(grade.startAt, now)} 至 {dayText(grade.endAt, now)}
        </p>
      </div>
      <div data-part="next">{foot}</div>
    </Item>
  );
};
