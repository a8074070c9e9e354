import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { choiceOf, matrixRows, OPERATION_KINDS, permissionsOfRow } from '../permissions.ts';
import type { Known, PermissionResource, RoleRow } from '../roleRow.ts';

const Root = styled.section`
  h3 {
    padding-bottom: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.text.body};
  }
  dl {
    margin: 0;
  }
  dl > div {
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

/** What is granted, by resource; permissions that no call uses any longer are only counted. */
const grantedOf = (row: RoleRow, resources: readonly PermissionResource[]) => {
  const chosen = new Set(row.permissions);
  const rows = matrixRows(resources);
  const named = rows.flatMap(({ code, name, cells }) => {
    const all = OPERATION_KINDS.flatMap((kind) => cells[kind]);
    const granted = all
      .map((cell) => ({ ...cell, choice: choiceOf(chosen, cell.permissions) }))
      .filter(({ choice }) => choice !== 'none');
    return granted.length > 0 ? [{ code, name, granted }] : [];
  });
  const known = new Set(rows.flatMap(permissionsOfRow));
  return { named, unknown: row.permissions.filter((permission) => !known.has(permission)) };
};

const Permissions = ({ row, resources }: { row: RoleRow; resources: readonly PermissionResource[] }) => {
  const { named, unknown } = grantedOf(row, resources);
  if (row.permissions.length === 0)
    return <Empty title="还没有权限">用「配置权限」授予，用这个角色的人才能做事。</Empty>;
  return (
    <dl>
      {named.map(({ code, name, granted }) => (
        <div key={code}>
          <dt>{name}</dt>
          <dd>
            {granted.map((cell) => (
              <Tag key={cell.permissions[0]}>{cell.choice === 'some' ? `${cell.name}（部分）` : cell.name}</Tag>
            ))}
          </dd>
        </div>
      ))}
      {unknown.length > 0 && (
        <div>
          <dt>已失效</dt>
          <dd>
            <Tag tone="warn">{unknown.length} 项，下次保存时去掉</Tag>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** Permissions of a role, read-only; they are changed in the matrix. */
export const Granted = ({ row, known: { resources }, retry }: DetailProps<RoleRow, Known>) => (
  <Root aria-label="权限">
    <h3>权限（{row.permissions.length} 项）</h3>
    <Load of={resources} name="功能和操作" onRetry={retry}>
      {(known) => <Permissions row={row} resources={known} />}
    </Load>
  </Root>
);
