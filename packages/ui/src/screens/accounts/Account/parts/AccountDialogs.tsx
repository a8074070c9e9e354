import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import type { OpenDialog } from './openDialog.ts';
import { ChildDialog } from './ChildDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { NicknameDialog } from './NicknameDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { TargetDialog } from './TargetDialog.tsx';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

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
