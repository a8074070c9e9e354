import type { MemberDetail, TeacherGroup, TeacherMember } from '@aosai/api/contract/types';
import { groupFields } from '@aosai/api/domain/memberForms';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../patterns/FieldsDialog/FieldsDialog.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { JoinCodeDialog } from '../../patterns/JoinCodeDialog/JoinCodeDialog.tsx';
import { Load, type Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { NO_GROUP_FILTER, UNGROUPED, type GroupFilter, type GroupForm } from './groupFilter.ts';
import { GroupList } from './parts/GroupList.tsx';
import { MoveDialog } from './parts/MoveDialog.tsx';
import { studentColumns } from './parts/studentColumns.tsx';
import { studentDetail } from './parts/studentDetail.tsx';

export type { GroupFilter } from './groupFilter.ts';
export { NO_GROUP_FILTER, UNGROUPED } from './groupFilter.ts';

export interface TeacherGroupsProps extends TableView<TeacherMember, GroupFilter> {
  /** Groups of the chosen teacher, or all that one may see. */
  groups: Loaded<TeacherGroup[]>;
  /** The open student in full. */
  detail: Loaded<MemberDetail>;
  /** Whose groups a manager may look at; null for a teacher, who has the own ones. */
  teachers: readonly { id: string; name: string }[] | null;
  on: TableOn<GroupFilter> & {
    /** Each resolves to whether it was done. */
    createGroup: (form: GroupForm) => Promise<boolean>;
    updateGroup: (group: TeacherGroup, form: GroupForm) => Promise<boolean>;
    removeGroup: (group: TeacherGroup) => Promise<boolean>;
    move: (kind: 'add' | 'move', ids: readonly string[], groupId: string) => Promise<boolean>;
    takeOut: (ids: readonly string[], groupId: string) => Promise<boolean>;
    /** Students whom wrong passwords have locked out may sign in again. */
    unlock: (memberIds: readonly string[]) => Promise<boolean>;
    /** Without it nobody is added by code. */
    addByCode?: (joinCode: string) => Promise<boolean>;
  };
}

type Asked =
  | { kind: 'group'; group: TeacherGroup | 'new' }
  | { kind: 'remove'; group: TeacherGroup }
  | { kind: 'add' | 'move'; ids: readonly string[] }
  | { kind: 'code' };

const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[20]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A teacher's students and the groups they are in; a manager sees those of every teacher. */
export const TeacherGroups = (props: TeacherGroupsProps) => {
  const { rows, groups, teachers, filter, selectedIds, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  /** A group is one teacher's: without a choice there is none to put students of several into. */
  const lacksTeacher = teachers !== null && filter.teacher === '';
  const inGroup = filter.group !== '' && filter.group !== UNGROUPED;
  const chosenIds = (rows.data?.content ?? []).flatMap(({ id, memberId }) =>
    selectedIds.includes(id) ? [memberId] : [],
  );
  const isNarrowed = filter.keyword !== '' || filter.group !== '';
  return (
    <PageBody>
      <PageHeader
        title="教师分组"
        lead={
          teachers === null
            ? '我的学生，按组布置作业和考试。列表里只显示姓，打开一人可看全名，会记入操作日志。'
            : '各位老师的学生和分组，先选老师，再分组。打开一人可看全名，会记入操作日志。'
        }
        action={
          <>
            {on.addByCode && (
              <Button icon="plus" onClick={() => begin({ kind: 'code' })}>
                用邀请码添加学生
              </Button>
            )}
            <Button
              variant="primary"
              icon="plus"
              disabled={lacksTeacher}
              onClick={() => begin({ kind: 'group', group: 'new' })}
            >
              新建分组
            </Button>
          </>
        }
      />
      <Columns>
        <Card title="分组">
          <Load of={groups} name="分组" onRetry={on.retry}>
            {(list) => (
              <GroupList
                groups={list}
                chosen={filter.group}
                namesTeachers={lacksTeacher}
                on={{
                  choose: (group) => on.filter({ ...filter, group }),
                  edit: (group) => begin({ kind: 'group', group }),
                  remove: (group) => begin({ kind: 'remove', group }),
                }}
              />
            )}
          </Load>
        </Card>
        <div>
          <VisuallyHidden as="h2">学生列表</VisuallyHidden>
          <DataTable
            label="学生列表"
            columns={teachers === null ? studentColumns.filter(({ id }) => id !== 'teacher') : studentColumns}
            rows={rows}
            busy={props.busy}
            rowId={(row) => row.id}
            rowName={(row) => `${row.nameMasked} ${row.no ?? ''}`.trim()}
            query={props.query}
            hiddenColumns={props.hiddenColumns}
            selectedIds={selectedIds}
            openId={props.openId}
            detail={{
              onOpen: on.open,
              ...studentDetail({
                detail: props.detail,
                retry: on.retry,
                pending: act.pending,
                unlock: (id) => void on.unlock([id]),
              }),
            }}
            bulk={{
              onSelect: on.select,
              actions: (
                <>
                  {lacksTeacher && <span>先在筛选里选一位老师，才能分组</span>}
                  <Button size="s" disabled={lacksTeacher} onClick={() => begin({ kind: 'move', ids: selectedIds })}>
                    移到分组
                  </Button>
                  <Button size="s" disabled={lacksTeacher} onClick={() => begin({ kind: 'add', ids: selectedIds })}>
                    加入分组
                  </Button>
                  <Button size="s" loading={act.pending} onClick={() => void on.unlock(chosenIds)}>
                    解除登录锁定
                  </Button>
                  {inGroup && (
                    <Button
                      size="s"
                      loading={act.pending}
                      onClick={() => {
                        on.forget();
                        void on.takeOut(selectedIds, filter.group);
                      }}
                    >
                      移出本组
                    </Button>
                  )}
                </>
              ),
            }}
            filters={
              <FilterBar
                label="搜索姓名、学号"
                keyword={filter.keyword}
                onSearch={(keyword) => on.filter({ ...filter, keyword })}
                {...(teachers === null
                  ? {}
                  : {
                      choices: [
                        {
                          id: 'teacher',
                          label: '老师',
                          value: filter.teacher,
                          options: teachers.map(({ id, name }) => ({ value: id, label: name })),
                        },
                      ],
                      onChoose: (_: string, teacher: string) => on.filter({ ...filter, teacher, group: '' }),
                    })}
                {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
              />
            }
            empty={
              isNarrowed
                ? {
                    title: '没有符合条件的学生',
                    action: (
                      <Button onClick={() => on.filter({ ...NO_GROUP_FILTER, teacher: filter.teacher })}>
                        查看全部学生
                      </Button>
                    ),
                  }
                : {
                    title: '还没有学生',
                    hint:
                      teachers === null
                        ? '请管理员把学生分给您，或用学生的邀请码添加。'
                        : '在“成员”里选中学生，分给老师。',
                  }
            }
            on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
          />
        </div>
      </Columns>
      {asked?.kind === 'group' && (
        <FieldsDialog
          of={groupFields}
          row={asked.group === 'new' ? {} : asked.group}
          title={asked.group === 'new' ? '新建分组' : '修改分组'}
          submitLabel={asked.group === 'new' ? '新建分组' : '保存'}
          act={act}
          on={{
            submit: (form) => finish(asked.group === 'new' ? on.createGroup(form) : on.updateGroup(asked.group, form)),
            close,
          }}
        />
      )}
      <MoveDialog
        asked={asked?.kind === 'add' || asked?.kind === 'move' ? asked : null}
        groups={groups.data ?? []}
        act={act}
        on={{ move: (kind, ids, groupId) => finish(on.move(kind, ids, groupId)), close }}
      />
      {asked?.kind === 'code' && (
        <JoinCodeDialog act={act} on={{ add: (joinCode) => on.addByCode && finish(on.addByCode(joinCode)), close }} />
      )}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={`删除分组“${asked.group.name}”？`}
          consequence={`组里的 ${asked.group.studentCount} 人仍是这位老师的学生，只是不在这个分组里。分组不能恢复。`}
          confirmLabel="删除分组"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.removeGroup(asked.group)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
