import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { useLeaveGuard } from '../../../../patterns/FormDialog/useLeaveGuard.ts';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { PageHeader } from '../../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { changeOf, matrixRows, permissionsOfRow, permissionName, type PermissionChange } from '../permissions.ts';
import type { PermissionResource, RoleRow } from '../roleRow.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { scrollStop } from '../../../../primitives/Scroll/scrollStop.ts';

interface ChangeListProps {
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
const ChangeList = ({ change, resources, userCount }: ChangeListProps) => (
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

export interface PermissionEditorProps {
  role: RoleRow;
  resources: Loaded<PermissionResource[]>;
  act: TableAct;
  /** The reader wants to leave the page by a link or Back, and something is not saved. */
  isLeaving: boolean;
  on: {
    dirty: (isDirty: boolean) => void;
    stay: () => void;
    leave: () => void;
    save: (permissions: string[]) => void;
    close: () => void;
    retry: () => void;
    forget: () => void;
  };
}

const Bar = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  font-variant-numeric: tabular-nums;

  > p {
    flex: 1 1 12em;
  }
  ${media.narrow} {
    padding-inline: ${theme.space[12]};
  }
`;

interface SheetProps extends PermissionEditorProps {
  known: readonly PermissionResource[];
}

const Sheet = ({ role, known, act, isLeaving, on }: SheetProps) => {
  const rows = matrixRows(known);
  const [asked, setAsked] = useState<'save' | 'leave' | null>(null);
  const grantable = new Set(rows.flatMap(permissionsOfRow));
  const [first] = useState(() => role.permissions.filter((permission) => grantable.has(permission)));
  const [value, setValue] = useState(first);
  const change = changeOf(role.permissions, value);
  const isChanged = change.granted.length + change.withdrawn.length > 0;
  const ticks = changeOf(first, value);
  // A permission that no call uses now is withdrawn by every save, but nobody loses anything without one.
  const isDirty = ticks.granted.length + ticks.withdrawn.length > 0;
  const ask = (next: 'save' | 'leave') => {
    on.forget();
    setAsked(next);
  };
  useLeaveGuard(isDirty);
  const sayDirty = useEffectEvent((dirty: boolean) => on.dirty(dirty));
  useEffect(() => {
    sayDirty(isDirty);
    return () => sayDirty(false);
  }, [isDirty]);
  return (
    <>
      <PermissionMatrix rows={rows} value={value} onChange={setValue} />
      <Bar>
        <p role="status">
          已选 {value.length} 项
          {isChanged && `：新授予 ${change.granted.length} 项，收回 ${change.withdrawn.length} 项`}
        </p>
        <Button onClick={() => (isDirty ? ask('leave') : on.close())}>返回</Button>
        <Button variant="primary" disabled={!isChanged} onClick={() => ask('save')}>
          查看改动并保存
        </Button>
      </Bar>
      <ConfirmDialog
        open={asked === 'save'}
        title={`保存「${role.name}」的权限？`}
        consequence={<ChangeList change={change} resources={known} userCount={role.userCount} />}
        confirmLabel="保存权限"
        cancelLabel="继续修改"
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => on.save(value), cancel: () => setAsked(null) }}
      />
      <ConfirmDialog
        open={asked === 'leave' || isLeaving}
        danger
        title="放弃没有保存的改动？"
        consequence={`新授予 ${change.granted.length} 项、收回 ${change.withdrawn.length} 项都不会保存。`}
        confirmLabel="放弃改动"
        cancelLabel="继续修改"
        on={{
          confirm: isLeaving ? on.leave : on.close,
          cancel() {
            setAsked(null);
            if (isLeaving) on.stay();
          },
        }}
      />
    </>
  );
};

/** Edits a role's permissions in a matrix; they are saved only after a review of the changes. */
export const PermissionEditor = (props: PermissionEditorProps) => {
  const { role, resources, on } = props;
  return (
    <>
      <PageHeader
        title={`「${role.name}」的权限`}
        lead={
          role.userCount === 0
            ? '现在没有人用这个角色。'
            : `${role.userCount} 人用这个角色。保存后他们须重新登录，新的权限立即生效。`
        }
      />
      <Load of={resources} name="功能和操作" onRetry={on.retry}>
        {(known) => <Sheet {...props} known={known} />}
      </Load>
    </>
  );
};
