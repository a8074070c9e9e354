import { reasonFields } from '@aosai/api/kit/reasons';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { askBefore } from '../../../../patterns/OfficeTable/askBefore.tsx';

/** Admits applicants. */
export const PassDialog = askBefore({
  title: (whom) => `通过${whom}的审核？`,
  consequence: '通过后可以登录并使用全部功能，本人会收到消息。',
  confirmLabel: '通过审核',
});

const rejection = reasonFields('拒绝原因', '本人会看到，请写明原因和可以怎么做。');

interface RejectDialogProps {
  /** 选中的 3 人, or the name of one. */
  whom: string;
  act: TableAct;
  submit: (reason: string) => void;
  close: () => void;
}

/** Refuses applicants; a reason is required. */
export const RejectDialog = ({ whom, act, submit, close }: RejectDialogProps) => (
  <FieldsDialog
    of={rejection}
    size="m"
    title={`拒绝${whom}？`}
    description="被拒绝的人不能登录，可以补充资料后重新申请。"
    submitLabel="拒绝申请"
    act={act}
    on={{ submit: ({ reason }) => submit(reason), close }}
  />
);

/** Exports initial passwords, each only once; `whom` null exports all. */
export const PasswordsDialog = askBefore<string | null>({
  title: (whom) => (whom === null ? '导出全部初始密码？' : `导出${whom}的初始密码？`),
  consequence:
    '每个密码只能导出一次，导出后系统不再保存，请妥善保管文件并尽快发给本人。30 天内没有用过的密码会失效。导出会记入操作日志。',
  confirmLabel: '导出 Excel',
});
