import { formatPoints } from '@aosai/api/kit/points';
import { hasBody } from '@aosai/api/questions/kinds';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../../../../primitives/Menu/Menu.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Moves } from '../../../../patterns/Moves/Moves.tsx';
import { PointsInput } from '../../../../patterns/QuestionPicker/PointsInput.tsx';
import { sectionNumeral } from '../../PaperPrint/printPaper.ts';
import { pointsOf, type PaperSection } from '../paper.ts';

export interface SectionCardProps {
  place: number;
  section: PaperSection;
  readOnly: boolean;
  /** How many questions the blueprint still requires here. */
  missing: number;
  /** The rows of the section's questions. */
  children: ReactNode;
  /** Menu of a section in a paper without a blueprint: rename, move, delete. */
  acts: MenuProps['items'];
  on: { each: (points: number) => void; wrongPoints: () => void; add: () => void };
}

const Root = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding: ${theme.space[12]} ${theme.space[16]};
    background: ${theme.color.sunken};
  }
  > header > h2 {
    font-size: ${theme.text.lead};
  }
  > header > p {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > header > div {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > header > div > span {
    width: 104px;
  }
  > ol {
    list-style: none;
  }
  > p {
    padding: ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.ink3};
  }

  ${media.narrow} {
    > header {
      padding: ${theme.space[12]};
    }
    > header > p {
      flex: 1 0 100%;
      order: 1;
    }
  }
`;

/** Points of every question of the section; null if they differ. */
const eachOf = ({ questions }: PaperSection): number | null => {
  const [first] = questions;
  return first && questions.every(({ points }) => points === first.points) ? first.points : null;
};

const moreButton =
  (name: string): MenuProps['trigger'] =>
  (props) => <IconButton {...props} size="s" icon="more" label={`大题「${name}」的操作`} />;

/** A section: its total, the points of each question, and its questions in order. */
export const SectionCard = ({ place, section, readOnly, missing, children, acts, on }: SectionCardProps) => {
  const { name, questions } = section;
  const each = eachOf(section);
  // The points of a group are the sum of its parts, so they cannot be set for all at once.
  const list = useRef<HTMLOListElement>(null);
  const isEach = !readOnly && questions.length > 0 && !questions.some((question) => hasBody(question, 'parts'));
  return (
    <Root aria-label={name}>
      <Moves list={list} of={questions.map(({ id }) => id).join()} />
      <header>
        <h2>
          {sectionNumeral(place)}、{name}
        </h2>
        <p>
          {questions.length} 题，{formatPoints(pointsOf(section))} 分{section.type === null && <Tag>混合</Tag>}
          {missing > 0 && <Tag tone="warn">缺 {missing} 道</Tag>}
        </p>
        {isEach && (
          <div>
            每题
            <PointsInput label={`${name}每题分值`} points={each} onChange={on.each} onWrong={on.wrongPoints} />
          </div>
        )}
        {!readOnly && (
          <Button size="s" icon="plus" onClick={on.add}>
            添加题目
          </Button>
        )}
        {acts.length > 0 && <Menu placement="bottom-end" items={acts} trigger={moreButton(name)} />}
      </header>
      {questions.length > 0 ? (
        <ol ref={list}>{children}</ol>
      ) : (
        <p>
          {acts.length > 0
            ? '还没有题目。请从题库添加，或删除这个大题。'
            : '还没有题目。可以从题库添加，或按蓝图抽题。'}
        </p>
      )}
    </Root>
  );
};
