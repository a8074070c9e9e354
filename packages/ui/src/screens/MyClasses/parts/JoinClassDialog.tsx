import { choice, fields, text } from '@aosai/api/domain/forms/fields';
import { labelled } from '@aosai/api/domain/forms/labelled';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

export interface JoinClassDialogProps {
  /** The children of a parent; empty for a student. */
  options: readonly { id: string; name: string }[];
  act: TableAct;
  on: { join: (code: string, memberId: string | null) => void; close: () => void };
}

const code = text('班级码', {
  required: true,
  max: 20,
  oneLine: true,
  typed: 'capitals',
  like: '8 位字母和数字',
  hint: '由老师告诉你，不分大小写。',
});

/** A student joins a class by its code, or a parent enrols a child with it. */
export const JoinClassDialog = ({ options, act, on }: JoinClassDialogProps) => {
  const children = labelled(
    Object.fromEntries(options.length === 0 ? [['', '']] : options.map(({ id, name }) => [id, name])),
  );
  const only = options.length === 1 ? (options[0]?.id ?? null) : null;
  const shared = {
    title: '用班级码加入',
    description: '加入以后，班级的作业和考试会出现在你的首页。班级满员时排入候补。',
    submitLabel: '加入班级',
    act,
  };
  return options.length > 1 ? (
    <FieldsDialog
      {...shared}
      of={fields({ memberId: choice('孩子', children), code })}
      on={{ submit: (form) => on.join(form.code, form.memberId), close: on.close }}
    />
  ) : (
    <FieldsDialog
      {...shared}
      of={fields({ code })}
      on={{ submit: (form) => on.join(form.code, only), close: on.close }}
    />
  );
};
