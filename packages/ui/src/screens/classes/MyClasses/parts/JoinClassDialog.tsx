import { choice, fields, text } from '@aosai/api/kit/fields';
import { labelled } from '@aosai/api/kit/labelled';
import { yuanText } from '@aosai/api/orders/orderRules';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { ClassFound } from '../classFound.ts';

export interface JoinClassDialogProps {
  /** The children of a parent; empty for a student. */
  options: readonly { id: string; name: string }[];
  act: TableAct;
  on: {
    look: (code: string, memberId: string | null) => Promise<ClassFound | null>;
    join: (code: string, memberId: string | null) => void;
    close: () => void;
  };
}

const code = text('班级码', {
  required: true,
  max: 20,
  oneLine: true,
  typed: 'capitals',
  like: '8 位字母和数字',
  hint: '由老师告诉你，不分大小写。',
});

interface Priced extends ClassFound {
  code: string;
  memberId: string | null;
}

/**
 * A student joins a class by its code, or a parent enrols a child with it. A class that costs something names its price
 * first, because joining creates an order.
 */
export const JoinClassDialog = ({ options, act, on }: JoinClassDialogProps) => {
  const [priced, setPriced] = useState<Priced | null>(null);
  const children = labelled(
    Object.fromEntries(options.length === 0 ? [['', '']] : options.map(({ id, name }) => [id, name])),
  );
  const only = options.length === 1 ? (options[0]?.id ?? null) : null;
  const enter = async (entered: string, memberId: string | null) => {
    const found = await on.look(entered, memberId);
    if (found === null) return;
    if (found.priceFen === 0) on.join(entered, memberId);
    else setPriced({ ...found, code: entered, memberId });
  };
  if (priced)
    return (
      <ConfirmDialog
        open
        title={`加入「${priced.title}」要付 ${yuanText(priced.priceFen)} 元`}
        consequence="确认后生成一份待支付的订单，在「我的订单」里付款以后才算加入。取消则什么都不变。"
        confirmLabel="确认加入"
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => on.join(priced.code, priced.memberId), cancel: on.close }}
      />
    );
  const shared = {
    title: '用班级码加入',
    description: '加入以后，班级的作业和考试会出现在你的首页。班级满员时排入候补；收费的班级先告诉你价格。',
    submitLabel: '加入班级',
    act,
  };
  return options.length > 1 ? (
    <FieldsDialog
      {...shared}
      of={fields({ memberId: choice('孩子', children), code })}
      on={{ submit: (form) => void enter(form.code, form.memberId), close: on.close }}
    />
  ) : (
    <FieldsDialog
      {...shared}
      of={fields({ code })}
      on={{ submit: (form) => void enter(form.code, only), close: on.close }}
    />
  );
};
