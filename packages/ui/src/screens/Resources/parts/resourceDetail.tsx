import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import type { OperationRow, ResourceRow } from '../resourceRow.ts';
import { GoneTag } from './GoneTag.tsx';

interface ResourceDetailProps {
  on: {
    edit: (row: ResourceRow) => void;
    remove: (row: ResourceRow) => void;
    editOperation: (operation: OperationRow) => void;
    removeOperation: (operation: OperationRow) => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  h3 {
    padding-bottom: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.text.body};
  }
  ul {
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr) auto;
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
  li > div:last-child {
    display: flex;
  }
  ${media.narrow} {
    li {
      grid-template-columns: 2em minmax(0, 1fr);
    }
    li > div:last-child {
      grid-column: 2;
      margin-left: -${theme.space[12]};
    }
  }
`;

/** What the drawer of a resource shows: its operations in the order of the permission matrix. */
export const resourceDetail = ({ on }: ResourceDetailProps): RowDetail<ResourceRow> => ({
  title: (row) => row.name,
  body: (row) => (
    <Root>
      <RowFacts
        facts={[
          ['编码', <Code key="code">{row.code}</Code>],
          ['顺序', row.sort],
          ['状态', <GoneTag key="state" goneAt={row.goneAt} />],
        ]}
      />
      <section aria-label="操作">
        <h3>操作（{row.operations.length} 项）</h3>
        {row.operations.length === 0 ? (
          <Empty title="没有操作">下次启动时按接口补上。</Empty>
        ) : (
          <ul>
            {row.operations.map((operation) => (
              <li key={operation.id}>
                <span>{operation.sort}</span>
                <div>
                  <b>{operation.name}</b>
                  <Code>{operation.code}</Code>
                  {operation.goneAt !== null && <GoneTag goneAt={operation.goneAt} />}
                </div>
                <div>
                  <Button
                    size="s"
                    variant="ghost"
                    aria-label={`修改「${operation.name}」`}
                    onClick={() => on.editOperation(operation)}
                  >
                    修改
                  </Button>
                  {operation.goneAt !== null && (
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={`删除「${operation.name}」`}
                      onClick={() => on.removeOperation(operation)}
                    >
                      删除
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Root>
  ),
  actions: (row) => (
    <>
      {row.goneAt !== null && (
        <Button variant="ghost" onClick={() => on.remove(row)}>
          删除资源
        </Button>
      )}
      <Button variant="primary" onClick={() => on.edit(row)}>
        修改名称和顺序
      </Button>
    </>
  ),
});
