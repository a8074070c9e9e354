import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import type { OpenDialog } from './openDialog.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { TargetDialog } from './TargetDialog.tsx';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';
import { linkFields, nicknameField, childDataFields } from '@aosai/api/accounts/memberForms';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';
import { fields } from '@aosai/api/kit/fields';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { passwordChange } from '@aosai/api/accounts/accountForms';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { proofOf } from './proofOf.ts';

interface PasswordDialogProps extends DialogProps {
  person: MemberDetail;
  /** For an account without a password: a code sent to the bound number or address. */
  code: CodeUse;
  now: number;
  onSave: AccountProps['on']['password'];
}

/** Changes the password with the old one, or sets a first one with a code. */
const PasswordDialog = ({ person, code, now, act, onSave, onClose }: PasswordDialogProps) => {
  const channel = proofOf(person) === 'email' ? 'email' : 'sms';
  const { oldPassword, password } = passwordChange([person.account, person.mobile, person.email]);
  const save = (values: FieldValues) => {
    const proof = person.hasPassword
      ? { oldPassword: String(values['oldPassword']) }
      : { code: String(values['code']), channel: channel as typeof channel };
    closing(onSave(String(values['password']), proof), onClose);
  };
  return (
    <FormDialog<FieldValues>
      open
      size="s"
      title={person.hasPassword ? '修改密码' : '设置密码'}
      description="改好后，其他设备上的登录立即失效，这里继续使用。"
      defaultValues={{ oldPassword: '', code: '', password: '' }}
      submitLabel="保存"
      pending={act.pending}
      failure={failureOf(act)}
      on={{ close: onClose, submit: save }}
    >
      {({ control }) => (
        <>
          {person.hasPassword ? (
            <FieldSet of={{ oldPassword }} control={control} />
          ) : (
            <SentCode
              control={control}
              name="code"
              hint={`发到 ${(channel === 'email' ? person.emailMasked : person.mobileMasked) ?? ''}。`}
              canSend
              code={code}
              now={now}
            />
          )}
          <FieldSet of={{ password }} control={control} />
        </>
      )}
    </FormDialog>
  );
};

interface ChildDialogProps extends DialogProps {
  /** The child's name, shown until the data are loaded. */
  name: string;
  child: Loaded<MemberDetail>;
  onSave: AccountProps['on']['correct'];
  onRetry: () => void;
}

const titleOf = (name: string): string => `更正${name}的资料`;

/** Lets a guardian correct a child's data. */
const ChildDialog = ({ name, child, act, onClose, onSave, onRetry }: ChildDialogProps) => {
  const { data } = child;
  if (data === undefined)
    return (
      <Dialog open size="s" title={titleOf(name)} onClose={onClose}>
        <Load of={child} name="孩子的资料" onRetry={onRetry}>
          {() => null}
        </Load>
      </Dialog>
    );
  return (
    <FieldsDialog
      of={childDataFields}
      row={data}
      title={titleOf(data.name)}
      description="学校、班级和学号由学校更正；要离开学校，请在下面的「机构」里退出。修改记入操作日志。"
      submitLabel="保存"
      act={act}
      on={{ close: onClose, submit: (form) => closing(onSave(data, form), onClose) }}
    />
  );
};

const nicknameFields = fields({ nickname: { ...nicknameField, hint: '留空就显示姓名。', autoComplete: 'nickname' } });

interface NicknameDialogProps extends DialogProps {
  nickname: string | null;
  onSave: AccountProps['on']['nickname'];
}

const NicknameDialog = ({ nickname, act, onClose, onSave }: NicknameDialogProps) => (
  <FieldsDialog
    of={nicknameFields}
    row={{ nickname }}
    title="修改昵称"
    description="昵称显示在页面右上角；成绩单上用姓名。"
    submitLabel="保存"
    act={act}
    on={{ close: onClose, submit: (form) => closing(onSave(form.nickname), onClose) }}
  />
);

interface LinkDialogProps extends DialogProps {
  other: '家长' | '孩子';
  onSave: AccountProps['on']['request'];
}

/** Asks for the join code of another person, and sends that person a request to be linked. */
const LinkDialog = ({ other, act, onClose, onSave }: LinkDialogProps) => (
  <FieldsDialog
    of={linkFields(`${other}的邀请码`)}
    title={`关联${other}`}
    description={`请${other}在自己的「账号与安全」里找到邀请码告诉您。提交后，由${other}确认。`}
    submitLabel="提交申请"
    act={act}
    on={{ close: onClose, submit: ({ joinCode, relation }) => closing(onSave(joinCode, relation), onClose) }}
  />
);

interface AccountDialogsProps extends Pick<AccountProps, 'child' | 'codes' | 'act' | 'now' | 'on'> {
  asked: OpenDialog;
  person: MemberDetail | undefined;
  onClose: () => void;
}

/** The dialog that the person has opened. */
export const AccountDialogs = ({ asked, person, child, codes, act, now, on, onClose }: AccountDialogsProps) => {
  const isStudent = person?.type === 'student';
  const closing = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose());
  return (
    <>
      {person && asked.kind === 'nickname' && (
        <NicknameDialog nickname={person.nickname} act={act} onSave={on.nickname} onClose={onClose} />
      )}
      {person && (asked.kind === 'mobile' || asked.kind === 'email') && (
        <TargetDialog
          key={asked.kind}
          kind={asked.kind}
          person={person}
          code={codes[asked.kind]}
          ownerCode={codes.confirm}
          now={now}
          act={act}
          onTarget={(target) => on.target(asked.kind === 'mobile' ? { mobile: target } : { email: target })}
          onSave={asked.kind === 'mobile' ? on.mobile : on.email}
          onClose={onClose}
        />
      )}
      {person && asked.kind === 'password' && (
        <PasswordDialog
          person={person}
          code={codes.firstPassword}
          now={now}
          act={act}
          onSave={on.password}
          onClose={onClose}
        />
      )}
      {asked.kind === 'link' && (
        <LinkDialog other={isStudent ? '家长' : '孩子'} act={act} onSave={on.request} onClose={onClose} />
      )}
      {asked.kind === 'child' && (
        <ChildDialog
          name={asked.link.other.name}
          child={child}
          act={act}
          onSave={on.correct}
          onRetry={on.retry}
          onClose={onClose}
        />
      )}
      {person && asked.kind === 'erase' && (
        <EraseDialog
          childName={asked.link?.other.name ?? null}
          hasPassword={person.hasPassword}
          hasMobile={person.mobileMasked !== null}
          code={codes.confirm}
          act={act}
          now={now}
          onErase={(proof) => on.erase(proof, asked.link?.other.id)}
          onClose={onClose}
        />
      )}
      {asked.kind === 'invitation' && (
        <InvitationDialog link={asked.school} now={now} act={act} onAnswer={on.answer} onClose={onClose} />
      )}
      <ConfirmDialog
        open={asked.kind === 'leave'}
        title={
          asked.kind === 'leave'
            ? `${asked.school.member.isMe ? '' : `替${asked.school.member.name}`}退出${asked.school.organization.name}？`
            : ''
        }
        consequence="退出后，对方不能再看到资料，和那里老师的师生关系也结束。在那里的作答和成绩由对方保留。"
        confirmLabel="退出机构"
        danger
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => asked.kind === 'leave' && closing(on.answer(asked.school, 'leave')), cancel: onClose }}
      />
      <ConfirmDialog
        open={asked.kind === 'elsewhere'}
        title="让其他设备退出登录？"
        consequence="除了这里，其他设备上的登录立即失效。正在别处进行的考试可以重新登录后继续。"
        confirmLabel="全部退出"
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => closing(on.signOutElsewhere()), cancel: onClose }}
      />
      <ConfirmDialog
        open={asked.kind === 'end'}
        title={asked.kind === 'end' ? `解除与${asked.link.other.name}的关联？` : ''}
        consequence={
          isStudent ? '解除后，对方不能再看到您的成绩报告。' : '解除后，您不能再看到孩子的报告，也不能管理孩子的数据。'
        }
        confirmLabel="解除关联"
        danger
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => asked.kind === 'end' && closing(on.end(asked.link.id)), cancel: onClose }}
      />
      <ConfirmDialog
        open={asked.kind === 'withdraw'}
        title={asked.kind === 'withdraw' ? `撤回对${asked.link.other.name}使用账号的同意？` : ''}
        consequence="孩子的账号立即停用并退出登录，已有的作答保留。您重新同意后可以继续使用。"
        confirmLabel="撤回同意"
        danger
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => asked.kind === 'withdraw' && closing(on.withdraw(asked.link.other.id)), cancel: onClose }}
      />
    </>
  );
};
