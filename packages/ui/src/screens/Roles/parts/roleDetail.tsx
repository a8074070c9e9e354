import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { PermissionResource, RoleRow } from '../roleRow.ts';

interface RoleDetailProps {
  resources: Loaded<PermissionResource[]>;
  on: {
    retry: () => void;
    edit: (row: RoleRow) => void;
    permissions: (row: RoleRow) => void;
    remove: (row: RoleRow) => void;
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
  section > dl {
    margin: 0;
  }
  section > dl > div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: ${theme.space[8]};
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]};
    margin: 0;
  }
`;

/** What is granted, by resource; what no call asks for any more comes last, by its code. */
const grantedOf = (row: RoleRow, resources: readonly PermissionResource[]) => {
  const named = resources.flatMap(({ code, name, operations }) => {
    const granted = operations.filter((operation) => row.permissions.includes(`${code}:${operation.code}`));
    return granted.length > 0 ? [{ code, name, operations: granted }] : [];
  });
  const known = new Set(named.flatMap(({ code, operations }) => operations.map((one) => `${code}:${one.code}`)));
  return { named, unknown: row.permissions.filter((permission) => !known.has(permission)) };
};

const Granted = ({ row, resources }: { row: RoleRow; resources: readonly PermissionResource[] }) => {
  const { named, unknown } = grantedOf(row, resources);
  if (row.permissions.length === 0)
    return <Empty title="还没有权限">用「配置权限」授予，用这个角色的人才能做事。</Empty>;
  return (
    <dl>
      {named.map(({ code, name, operations }) => (
        <div key={code}>
          <dt>{name}</dt>
          <dd>
            {operations.map((operation) => (
              <Tag key={operation.id}>{operation.name}</Tag>
            ))}
          </dd>
        </div>
      ))}
      {unknown.length > 0 && (
        <div>
          <dt>已失效</dt>
          <dd>
            {unknown.map((permission) => (
              <Tag key={permission} tone="warn">
                {permission}
              </Tag>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
};

/** What the drawer of a role shows: its permissions to read; they are changed in the matrix. */
export const roleDetail = ({ resources, on }: RoleDetailProps): RowDetail<RoleRow> => ({
  title: (row) => row.name,
  body: (row) => (
    <Root>
      <RowFacts
        facts={[
          ['编码', <Code key="code">{row.code}</Code>],
          ['说明', row.note ?? '—'],
          ['使用人数', `${row.userCount} 人`],
          ['更新日期', dateText(row.updatedAt)],
        ]}
      />
      <section aria-label="权限">
        <h3>权限（{row.permissions.length} 项）</h3>
        <Load of={resources} name="资源和操作" onRetry={on.retry}>
          {(known) => <Granted row={row} resources={known} />}
        </Load>
      </section>
    </Root>
  ),
  actions: (row) => (
    <>
      <Button variant="ghost" onClick={() => on.remove(row)}>
        删除角色
      </Button>
      <Button onClick={() => on.edit(row)}>修改名称</Button>
      <Button variant="primary" onClick={() => on.permissions(row)}>
        配置权限
      </Button>
    </>
  ),
});
