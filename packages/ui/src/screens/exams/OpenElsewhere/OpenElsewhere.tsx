import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { OpenElsewhere as Place } from '@aosai/api/exams/examWrites.contract';

export interface OpenElsewhereProps {
  /** Where else students can already see the questions, once for each question and place. */
  places: readonly Place[];
  /** The consequences. */
  children: ReactNode;
}

const SHOWN = 8;

const whereOf = ({ where, name }: Place): string => {
  switch (where) {
    case 'practice':
      return '公开练习';
    case 'exam':
      return name === null ? '其他机构的考试' : `考试「${name}」`;
    case 'homework':
      return name === null ? '其他机构的作业' : `作业「${name}」`;
    default:
      return where satisfies never;
  }
};

/** Spans, because the list is inside a paragraph of a dialog. */
const Lines = styled.span`
  > span {
    display: block;
    margin-top: ${theme.space[4]};
    color: ${theme.color.ink};
  }
`;

/** Lists where else students can already see the questions of an exam or a homework, before it is published. */
export const OpenElsewhere = ({ places, children }: OpenElsewhereProps) => {
  const lines = [...new Set(places.map((one) => `${one.title}：${whereOf(one)}`))];
  return (
    <>
      {children}
      <Lines role="list">
        {lines.slice(0, SHOWN).map((line) => (
          <span key={line} role="listitem">
            {line}
          </span>
        ))}
        {lines.length > SHOWN && <span role="listitem">还有 {lines.length - SHOWN} 处</span>}
      </Lines>
    </>
  );
};
