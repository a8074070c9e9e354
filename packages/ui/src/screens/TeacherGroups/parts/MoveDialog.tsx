import type { TeacherGroup } from '@aosai/api/contract/types';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';

export interface MoveDialogProps {
  /** add: the students keep their other groups; move: this is their only one. Null while it is closed. */
  asked: { kind: 'add' | 'move'; ids: readonly string[] } | null;
  groups: readonly TeacherGroup[];
  act: TableAct;
  on: { move: (kind: 'add' | 'move', ids: readonly string[], groupId: string) => void; close: () => void };
}

const WORDS = {
  add: { title: '加入分组', description: '他们原来的分组不变。' },
  move: { title: '移到分组', description: '他们离开原来的全部分组，只在这个分组里。' },
} as const;

/** The selected students go into a group. */
export const MoveDialog = ({ asked, groups, act, on }: MoveDialogProps) =>
  asked && (
    <FormDialog<{ groupId: string }>
      open
      size="s"
      title={`把选中的 ${asked.ids.length} 人${WORDS[asked.kind].title}`}
      description={WORDS[asked.kind].description}
      defaultValues={{ groupId: '' }}
      submitLabel={WORDS[asked.kind].title}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: ({ groupId }) => on.move(asked.kind, asked.ids, groupId), close: on.close }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="groupId"
          label="分组"
          rules={{ required: 'choose' }}
          {...(groups.length === 0 && { hint: '还没有分组，请先新建。' })}
        >
          {(field) => (
            <Select
              {...field}
              placeholder="请选择"
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
