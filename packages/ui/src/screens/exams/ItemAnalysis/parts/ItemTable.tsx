import { ITEM_FLAG, LEAST_ATTEMPTS } from '@aosai/api/exams/itemAnalysis';
import { secondLine } from '@aosai/api/questions/secondLine';
import { QUESTION_TYPE } from '@aosai/api/questions/questionType';
import { itemColumns } from '@aosai/api/exams/itemColumns';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { Item, ItemPaper } from '../items.ts';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';

const DetailList = styled.dl`
  display: grid;
  grid-template-columns: max-content 200px auto;
  align-items: center;
  justify-content: start;
  gap: 6px ${theme.space[12]};
  position: sticky;
  left: ${theme.space[12]};
  width: max-content;
  padding: ${theme.space[8]} 0;
  font-variant-numeric: tabular-nums;

  > i {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(
      to right,
      ${theme.color.primary} calc(var(--share) * 100%),
      ${theme.color.line} calc(var(--share) * 100%)
    );
  }
  dd {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

const shareText = (count: number, all: number): string => (all === 0 ? '—' : `${((100 * count) / all).toFixed(1)}%`);

/** Distribution of answers: how often each option was chosen, or each verdict given. */
const ItemDetail = ({ item }: { item: Item }) => {
  const { type, options, verdicts, blankCount, count } = item;
  const rows =
    type === PROGRAMMING
      ? verdicts.map((one) => ({ key: one.verdict, name: <Verdict verdict={one.verdict} />, count: one.count }))
      : options.map((one) => ({ key: one.id, name: one.id, count: one.count }));
  const all = [...rows, { key: 'blank', name: '空白', count: blankCount }].filter(
    (row) => row.key !== 'blank' || blankCount > 0,
  );
  if (all.length === 0) return <p>还没有作答。</p>;
  return (
    <DetailList>
      {all.flatMap(({ key, name, count: chosen }) => [
        <dt key={key}>{name}</dt>,
        <i key={`${key} bar`} aria-hidden style={{ '--share': count === 0 ? 0 : chosen / count }} />,
        <dd key={`${key} count`}>
          {chosen} 人，{shareText(chosen, count)}
        </dd>,
      ])}
    </DetailList>
  );
};

export interface ItemTableProps {
  paper: ItemPaper;
  /** Address of the question bank: /web/edms/question. */
  questionBase: string;
}

const Root = styled.div`
  th,
  td {
    padding-inline: ${theme.space[12]};
    white-space: nowrap;
  }
  th[scope='row'] {
    min-width: 240px;
    max-width: 300px;
    color: ${theme.color.ink};
    font-weight: ${theme.weight.regular};
    white-space: normal;
  }
  th[scope='row'] > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
    margin-top: ${theme.space[4]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  [data-part='asked'] {
    display: block;
    overflow: hidden;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td[data-part='detail'] {
    background: ${theme.color.sunken};
  }
`;

/** Type and flags are shown below the name of the question, to leave room for the figures. */
const figures = itemColumns.filter(({ id }) => !['no', 'title', 'asked', 'type', 'flags'].includes(id));

/** Figures that few attempts say little about. */
const PRELIMINARY = new Set(['facility', 'sd', 'discrimination', 'efficiency']);

interface RowProps {
  item: Item;
  no: number;
  isOpen: boolean;
  href: string;
  onToggle: () => void;
}

const Row = ({ item, no, isOpen, href, onToggle }: RowProps) => (
  <>
    <tr>
      <td className="num">{no}</td>
      <th scope="row">
        <Link href={href}>{item.title}</Link>
        {secondLine(item.asked) !== '' && <span data-part="asked">{secondLine(item.asked)}</span>}
        <p>
          <span>{QUESTION_TYPE.label(item.type)}</span>
          {item.flags.map((flag) => (
            <Tag key={flag} tone={ITEM_FLAG.tone(flag)}>
              {ITEM_FLAG.label(flag)}
            </Tag>
          ))}
          <Button
            size="s"
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '展开'}第 ${no} 题的作答`}
            onClick={onToggle}
          >
            {isOpen ? '收起' : '展开'}
          </Button>
        </p>
      </th>
      {figures.map(({ id, words, numeric }) => (
        <td key={id} {...(numeric && { className: 'num' })}>
          {words(item)}
        </td>
      ))}
    </tr>
    {isOpen && (
      <tr>
        <td colSpan={figures.length + 2} data-part="detail">
          <ItemDetail item={item} />
        </td>
      </tr>
    )}
  </>
);

/** Questions of a paper with their figures; a click shows the distribution of answers. */
export const ItemTable = ({ paper, questionBase }: ItemTableProps) => {
  const [open, setOpen] = useState<readonly string[]>([]);
  const { items, count } = paper;
  return (
    <Root>
      {count < LEAST_ATTEMPTS && (
        <Alert
          title={`已出分的作答有 ${count} 份，不到 ${LEAST_ATTEMPTS} 份：下面的数字是初步的，也不标有问题的题`}
          shape="bar"
        />
      )}
      <Table label={`${paper.title}的题目分析`} dense>
        <thead>
          <tr>
            <th scope="col" className="num">
              题号
            </th>
            <th scope="col">题目</th>
            {figures.map(({ id, head, numeric }) => (
              <th key={id} scope="col" {...(numeric && { className: 'num' })}>
                {head}
                {count < LEAST_ATTEMPTS && PRELIMINARY.has(id) && <small> 初步</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => {
            const { questionId } = item;
            const isOpen = open.includes(questionId);
            return (
              <Fragment key={questionId}>
                <Row
                  item={item}
                  no={place + 1}
                  isOpen={isOpen}
                  href={`${questionBase}/${questionId}/review`}
                  onToggle={() => setOpen(isOpen ? open.filter((one) => one !== questionId) : [...open, questionId])}
                />
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </Root>
  );
};
