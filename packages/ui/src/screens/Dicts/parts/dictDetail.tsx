import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import type { Dictionary, DictionaryItem } from '../dictionary.ts';
import { OnTag } from './OnTag.tsx';

interface DictDetailProps {
  items: Loaded<DictionaryItem[]>;
  on: {
    retry: () => void;
    edit: (row: Dictionary) => void;
    remove: (row: Dictionary) => void;
    addItem: (sort: number) => void;
    editItem: (item: DictionaryItem) => void;
    removeItem: (item: DictionaryItem) => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  section > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding-bottom: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
  }
  h3 {
    font-size: ${theme.text.body};
  }
  ul {
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  li > span:first-child {
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
  }
  li > div:nth-child(2) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${theme.space[8]};
    overflow-wrap: anywhere;
  }
  li[data-on='false'] b {
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
  [data-part='tools'] {
    display: flex;
  }

  ${media.narrow} {
    li {
      grid-template-columns: 2.6em minmax(0, 1fr) auto;
    }
    [data-part='tools'] {
      grid-column: 2 / -1;
      margin-left: -${theme.space[12]};
    }
  }
`;

const nextSort = (items: readonly DictionaryItem[]): number =>
  Math.min(9_999, Math.max(0, ...items.map(({ sort }) => sort + 1)));

/** What the drawer of a dictionary shows: its items in the order of forms. */
export const dictDetail = ({ items, on }: DictDetailProps): RowDetail<Dictionary> => ({
  title: (row) => row.label,
  body: (row) => (
    <Root>
      <RowFacts
        facts={[
          ['值', <Code key="value">{row.value}</Code>],
          ['来源', row.isBuiltIn ? '平台内置，不能删除' : '自建'],
          ['状态', <OnTag key="state" isOn={row.isOn} />],
        ]}
      />
      <section aria-label="字典里的项">
        <header>
          <h3>字典里的项</h3>
          <Button size="s" icon="plus" onClick={() => on.addItem(nextSort(items.data ?? []))}>
            添加一项
          </Button>
        </header>
        <Load of={items} name="字典里的项" onRetry={on.retry}>
          {(list) =>
            list.length === 0 ? (
              <Empty title="还没有项">添加以后，用到这个字典的表单里就有得选。</Empty>
            ) : (
              <ul>
                {list.map((item) => (
                  <li key={item.id} data-on={item.isOn}>
                    <span>{item.sort}</span>
                    <div>
                      <b>{item.label}</b>
                      <Code>{item.value}</Code>
                    </div>
                    <OnTag isOn={item.isOn} />
                    <div data-part="tools">
                      <Button
                        size="s"
                        variant="ghost"
                        aria-label={`修改「${item.label}」`}
                        onClick={() => on.editItem(item)}
                      >
                        修改
                      </Button>
                      {!row.isBuiltIn && (
                        <Button
                          size="s"
                          variant="ghost"
                          aria-label={`删除「${item.label}」`}
                          onClick={() => on.removeItem(item)}
                        >
                          删除
                        </Button>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            )
          }
        </Load>
      </section>
    </Root>
  ),
  actions: (row) => (
    <>
      {!row.isBuiltIn && (
        <Button variant="ghost" onClick={() => on.remove(row)}>
          删除字典
        </Button>
      )}
      <Button variant="primary" onClick={() => on.edit(row)}>
        修改字典
      </Button>
    </>
  ),
});
