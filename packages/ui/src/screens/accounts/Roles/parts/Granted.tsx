import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { grantedWords, matrixRows, permissionsOfRow, workGroups } from '../permissions.ts';
import type { Known, PermissionResource, RoleRow } from '../roleRow.ts';

const Root = styled.section`
  h3 {
    padding-bottom: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.text.body};
  }
  h4 {
    margin: ${theme.space[16]} 0 0;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
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
    margin: 0;
  }
`;

/** What is granted, by work and resource; permissions that no call uses any longer are only counted. */
const grantedOf = (row: RoleRow, resources: readonly PermissionResource[]) => {
  const chosen = new Set(row.permissions);
  const rows = matrixRows(resources);
  const works = workGroups(rows).flatMap((work) => {
    const named = work.rows.flatMap((one) => {
      const words = grantedWords(chosen, one);
      return words.length > 0 ? [{ code: one.code, name: one.name, words }] : [];
    });
    return named.length > 0 ? [{ name: work.name, named }] : [];
  });
  const known = new Set(rows.flatMap(permissionsOfRow));
  return { works, unknown: row.permissions.filter((permission) => !known.has(permission)) };
};

const Permissions = ({ row, resources }: { row: RoleRow; resources: readonly PermissionResource[] }) => {
  const { works, unknown } = grantedOf(row, resources);
  if (row.permissions.length === 0)
    return <Empty title="还没有权限">用「配置权限」授予，用这个角色的人才能做事。</Empty>;
  return (
    <>
      {works.map(({ name: work, named }) => (
        <section key={work} aria-label={work}>
          <h4>{work}</h4>
          <dl>
            {named.map(({ code, name, words }) => (
              <div key={code}>
                <dt>{name}</dt>
                <dd>{words.join('、')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {unknown.length > 0 && <Alert tone="warn">{unknown.length} 项已失效，下次保存时去掉</Alert>}
    </>
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
