import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import { CHECK_STATE, isFitCheck } from '@aosai/api/domain/questions/bank';
import { QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';
import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { DictWord } from '../../../patterns/Dict/Dict.tsx';
import { SearchBox } from '../../../patterns/FilterBar/SearchBox.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import type { PaperQuestion, PaperSection } from '../paper.ts';
import type { PaperEditorProps } from '../paperEditorProps.ts';

export interface PickDialogProps {
  section: PaperSection;
  /** Questions that the paper has. */
  taken: readonly string[];
  found: PaperEditorProps['found'];
  on: {
    find: (keyword: string, page: number) => void;
    retry: () => void;
    pick: (questions: readonly PaperQuestion[]) => void;
    close: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  min-height: 320px;
  align-content: start;

  > ul {
    display: grid;
    list-style: none;
  }
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px ${theme.space[8]};
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  > ul > li > label {
    flex: 1 1 220px;
    min-width: 0;
  }
  > ul > li > div {
    display: flex;
    gap: 4px;
  }
  > p {
    color: ${theme.color.ink2};
  }
`;

/** Questions of the bank for a section: those of its type that are available. */
export const PickDialog = ({ section, taken, found, on }: PickDialogProps) => {
  const [keyword, setKeyword] = useState('');
  const [picked, setPicked] = useState<readonly PaperQuestion[]>([]);
  const find = (next: string, page: number) => {
    setKeyword(next);
    on.find(next, page);
  };
  const toggle = (question: PaperQuestion, isOn: boolean) =>
    setPicked(isOn ? [...picked, question] : picked.filter(({ id }) => id !== question.id));
  return (
    <Dialog
      open
      size="l"
      title={`给「${section.name}」添加题目`}
      description={`题库里可用的${QUESTION_KINDS[section.type].label}题。`}
      onClose={on.close}
      footer={
        <>
          <Button onClick={on.close}>取消</Button>
          <Button variant="primary" disabled={picked.length === 0} onClick={() => on.pick(picked)}>
            {picked.length === 0 ? '添加' : `添加 ${picked.length} 题`}
          </Button>
        </>
      }
    >
      <Root>
        <SearchBox label="搜索题目或题干" keyword={keyword} onSearch={(next) => find(next, 0)} />
        <Load of={found} name="题目" onRetry={on.retry}>
          {({ content, total, page, size }) => (
            <>
              {content.length === 0 && (
                <p>
                  {keyword === '' ? '题库里没有可用的这类题。先新建或导入，并设为可用。' : '没有找到，换一个关键词。'}
                </p>
              )}
              <ul>
                {content.map((question) => {
                  const isTaken = taken.includes(question.id);
                  return (
                    <li key={question.id}>
                      <Checkbox
                        label={question.title}
                        disabled={isTaken || !isFitCheck(question.check)}
                        checked={isTaken || picked.some(({ id }) => id === question.id)}
                        onChange={(event) => toggle(question, event.currentTarget.checked)}
                      />
                      <div>
                        {isTaken && <Tag>已在试卷里</Tag>}
                        {!isFitCheck(question.check) && (
                          <Tag tone={CHECK_STATE.tone(question.check)}>{CHECK_STATE.label(question.check)}</Tag>
                        )}
                        {question.isOpen && <Tag tone="warn">学生可能见过</Tag>}
                        <Tag>
                          <DictWord of={DIFFICULTY} value={question.difficulty} />
                        </Tag>
                      </div>
                    </li>
                  );
                })}
              </ul>
              {total > size && (
                <Pagination page={page + 1} total={total} size={size} onChange={(next) => find(keyword, next - 1)} />
              )}
            </>
          )}
        </Load>
      </Root>
    </Dialog>
  );
};
