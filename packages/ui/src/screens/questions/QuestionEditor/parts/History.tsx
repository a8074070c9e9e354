import { VERSION_PART } from '@aosai/api/questions/versions';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../../primitives/Drawer/Drawer.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { CodeDiff } from '../../../../patterns/CodeDiff/CodeDiff.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { previewOfVersion } from '../../QuestionBank/bankQuestion.ts';
import { QuestionPreview } from '../../QuestionBank/parts/QuestionPreview.tsx';
import { differingParts, type Written } from './versionParts.ts';
import { changedWords, authorWords } from '../versionWords.ts';
import type { BankVersion, BankVersionRow } from '@aosai/api/questions/questionHistory.contract';

/** Versions of a question, newest first, and the one that is open. */
export interface QuestionHistory {
  versions: Loaded<readonly BankVersionRow[]>;
  read: Loaded<BankVersion>;
}

export interface HistoryProps {
  history: QuestionHistory;
  /** The question as saved. */
  now: Written;
  on: {
    open: () => void;
    close: () => void;
    read: (versionNo: number) => void;
    retry: () => void;
    takeBack: (version: BankVersion) => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > ol {
    display: grid;
    gap: ${theme.space[8]};
    list-style: none;
  }
  > ol > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
  }
  > ol > li > div {
    flex: 1 1 260px;
    display: grid;
    gap: 2px;
  }
  > ol > li > div > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    font-weight: ${theme.weight.medium};
  }
  > ol > li p,
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  section > h3 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
`;

const Versions = ({ rows, onRead }: { rows: readonly BankVersionRow[]; onRead: (versionNo: number) => void }) => (
  <ol>
    {rows.map((row) => (
      <li key={row.id}>
        <div>
          <span>
            第 {row.versionNo} 版{row.isCurrent && <Tag tone="ok">现在的版本</Tag>}
          </span>
          <p>{authorWords(row)}</p>
          <p>{changedWords(row)}</p>
        </div>
        {!row.isCurrent && (
          <Button size="s" aria-label={`查看第 ${row.versionNo} 版`} onClick={() => onRead(row.versionNo)}>
            查看
          </Button>
        )}
      </li>
    ))}
  </ol>
);

const VIEWS = [
  { value: 'read', label: '题目' },
  { value: 'compare', label: '与现在比较' },
] as const;

const Compared = ({ version, now }: { version: BankVersion; now: Written }) => {
  const parts = differingParts({ draft: version.source, solutions: version.solutions }, now);
  if (parts.length === 0) return <p>内容与现在的版本相同。</p>;
  return parts.map(({ part, before, after }) => (
    <section key={part}>
      <h3>{VERSION_PART.label(part)}</h3>
      <CodeDiff
        before={before}
        after={after}
        language={null}
        beforeName={`第 ${version.versionNo} 版`}
        afterName="现在的版本"
      />
    </section>
  ));
};

/** Versions of a question with their authors; one can be read, compared with the saved question, and restored. */
export const History = ({ history, now, on }: HistoryProps) => {
  const [place, setPlace] = useState<'closed' | 'list' | number>('closed');
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('read');
  const close = () => {
    setPlace('closed');
    on.close();
  };
  return (
    <>
      <Button
        size="s"
        onClick={() => {
          setPlace('list');
          on.open();
        }}
      >
        历史版本
      </Button>
      <Drawer
        open={place !== 'closed'}
        size="l"
        title={typeof place === 'number' ? `第 ${place} 版` : '历史版本'}
        onClose={close}
      >
        {typeof place === 'number' ? (
          <Root>
            <div data-part="acts">
              <Button size="s" variant="ghost" onClick={() => setPlace('list')}>
                返回版本列表
              </Button>
              <Segmented label="怎么看" size="s" options={VIEWS} value={view} onChange={setView} />
            </div>
            <Load of={history.read} name="这个版本" onRetry={on.retry}>
              {(version) => (
                <Root>
                  {view === 'read' ? (
                    <QuestionPreview question={previewOfVersion(version)} />
                  ) : (
                    <Compared version={version} now={now} />
                  )}
                  <div data-part="acts">
                    <p>填入编辑框，检查后保存，成为新版本。</p>
                    <Button
                      variant="primary"
                      onClick={() => {
                        on.takeBack(version);
                        close();
                      }}
                    >
                      恢复第 {version.versionNo} 版的内容
                    </Button>
                  </div>
                </Root>
              )}
            </Load>
          </Root>
        ) : (
          <Load of={history.versions} name="历史版本" onRetry={on.retry}>
            {(rows) => (
              <Root>
                <p>
                  用过的版本不会改变：保存修改会产生新版本，已经开始的考试仍用原来的。没有用过的版本直接修改，不留旧稿。
                </p>
                <Versions
                  rows={rows}
                  onRead={(versionNo) => {
                    setView('read');
                    setPlace(versionNo);
                    on.read(versionNo);
                  }}
                />
              </Root>
            )}
          </Load>
        )}
      </Drawer>
    </>
  );
};
