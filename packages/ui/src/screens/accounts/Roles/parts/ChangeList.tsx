import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { scrollStop } from '../../../../primitives/Scroll/scrollStop.ts';
import { permissionName, type PermissionChange } from '../permissions.ts';
import type { PermissionResource } from '../roleRow.ts';

export interface ChangeListProps {
  change: PermissionChange;
  resources: readonly PermissionResource[];
  userCount: number;
}

const Root = styled.span`
  display: grid;
  gap: ${theme.space[12]};

  > span {
    display: grid;
    gap: 2px;
  }
  > [data-part='names'] {
    max-height: 40vh;
    overflow: auto;
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  ins,
  del {
    text-decoration: none;
  }
  ins {
    color: ${theme.color.ok};
  }
  del {
    color: ${theme.color.bad};
  }
`;

/** Permissions that a role gains and loses. */
export const ChangeList = ({ change, resources, userCount }: ChangeListProps) => (
  <Root>
    <span ref={scrollStop} data-part="names" role="group" aria-label="权限的改动">
      {change.granted.length > 0 && <b>新授予 {change.granted.length} 项</b>}
      {change.granted.map((permission) => (
        <ins key={permission}>＋ {permissionName(resources, permission)}</ins>
      ))}
      {change.withdrawn.length > 0 && <b>收回 {change.withdrawn.length} 项</b>}
      {change.withdrawn.map((permission) => (
        <del key={permission}>－ {permissionName(resources, permission)}</del>
      ))}
    </span>
    <span>{userCount === 0 ? '现在没有人用这个角色。' : `用这个角色的 ${userCount} 人须重新登录。`}</span>
  </Root>
);
