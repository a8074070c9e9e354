import type { GuardianLink, MemberDetail } from '@aosai/api/contract/types';
import { MEMBER_TYPE_LABELS, ORGANIZATION_ROLE_LABELS } from '@aosai/api/domain/statuses';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { AvatarField } from '../../patterns/AvatarField/AvatarField.tsx';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Load } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { AccountProps } from './accountProps.ts';
import { LinkDialog, NicknameDialog, PasswordDialog, TargetDialog } from './parts/dialogs.tsx';
import { EraseDialog } from './parts/EraseDialog.tsx';
import { Family } from './parts/Family.tsx';
import { type Row, Rows } from './parts/Rows.tsx';

export type { AccountProps };

type Asked =
  | { kind: 'nickname' | 'mobile' | 'email' | 'password' | 'link' | 'elsewhere' }
  | { kind: 'end' | 'withdraw'; link: GuardianLink }
  | { kind: 'erase'; link: GuardianLink | null };

const organizationText = ({ organizations }: MemberDetail): string =>
  organizations
    .map(({ name, roles, className }) =>
      [name, roles.map((role) => ORGANIZATION_ROLE_LABELS[role]).join('、'), className].filter(Boolean).join(' · '),
    )
    .join('；') || '个人用户';

const profileRows = (person: MemberDetail, portrait: ReactNode, ask: (asked: Asked) => void): Row[] => [
  { label: '头像', value: portrait },
  {
    label: '姓名',
    value: person.name,
    ...(person.organizations.length > 0 && { note: '由机构管理；有误请联系老师。' }),
  },
  {
    label: '昵称',
    value: person.nickname ?? '没有设置',
    act: <Button onClick={() => ask({ kind: 'nickname' })}>修改</Button>,
  },
  { label: '账号', value: person.account },
  { label: '身份', value: MEMBER_TYPE_LABELS[person.type] },
  ...(person.birthYm === null
    ? []
    : [{ label: '出生年月', value: `${person.birthYm.slice(0, 4)} 年 ${Number(person.birthYm.slice(5))} 月` }]),
  { label: '机构', value: organizationText(person) },
];

const signInRows = (person: MemberDetail, ask: (asked: Asked) => void): Row[] => [
  {
    label: '手机号',
    value: person.mobileMasked ?? '没有绑定',
    act: <Button onClick={() => ask({ kind: 'mobile' })}>{person.mobileMasked === null ? '绑定' : '更换'}</Button>,
  },
  {
    label: '邮箱',
    value: person.emailMasked ?? '没有绑定',
    act: <Button onClick={() => ask({ kind: 'email' })}>{person.emailMasked === null ? '绑定' : '更换'}</Button>,
  },
  {
    label: '密码',
    value: person.hasPassword ? '已设置' : '没有设置',
    act: <Button onClick={() => ask({ kind: 'password' })}>{person.hasPassword ? '修改' : '设置'}</Button>,
  },
  {
    label: '微信',
    value: person.hasWxGzh ? '已绑定' : '没有绑定',
    note: person.hasWxGzh ? '可以用微信登录。' : '在微信里打开本站并登录一次，就会绑定。',
  },
  {
    label: '其他设备',
    value: '让其他设备退出登录',
    note: '在网吧、机房或别人的电脑上登录过，可以在这里退出。',
    act: <Button onClick={() => ask({ kind: 'elsewhere' })}>全部退出</Button>,
  },
];

/** Account and safety: who I am here, how I come in, who answers for whom, and what is held about me. */
export const Account = ({ person: loaded, avatar, links, act, codes, now, on }: AccountProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const closing = (done: Promise<boolean>) => void done.then((isDone) => isDone && close());
  const person = loaded.data;
  const isStudent = person?.type === 'student';
  return (
    <PageBody>
      <PageHeader title="账号与安全" />
      <Card title="个人资料" padding="none">
        <Load of={loaded} name="个人资料" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {(data) => (
            <Rows
              rows={profileRows(
                data,
                <AvatarField
                  name={data.nickname ?? data.name}
                  src={avatar.src}
                  upload={avatar.upload}
                  on={on.avatar}
                />,
                ask,
              )}
            />
          )}
        </Load>
      </Card>
      {person && (
        <>
          <Card title="登录方式" padding="none">
            <Rows rows={signInRows(person, ask)} />
          </Card>
          <Family
            isStudent={isStudent}
            links={links}
            pending={act.pending}
            on={{
              invite: () => void on.invite(),
              add: () => ask({ kind: 'link' }),
              confirm: ({ id }) => void on.confirm(id),
              end: (link) => ask({ kind: 'end', link }),
              withdraw: (link) => ask({ kind: 'withdraw', link }),
              export: ({ other }) => void on.export(other.id),
              erase: (link) => ask({ kind: 'erase', link }),
              retry: on.retry,
            }}
          />
          <Card title="我的数据" padding="none">
            <Rows
              rows={[
                {
                  label: '导出',
                  value: '导出平台保存的关于我的全部数据',
                  note: '一个 JSON 文件：资料、登录记录、报名、作答、反馈和消息。',
                  act: (
                    <Button icon="download" loading={act.pending && asked === null} onClick={() => void on.export()}>
                      导出
                    </Button>
                  ),
                },
                {
                  label: '注销',
                  value: '注销账号',
                  note: '姓名和联系方式立即删除，不能恢复。',
                  act: <Button onClick={() => ask({ kind: 'erase', link: null })}>注销账号</Button>,
                },
              ]}
            />
          </Card>
        </>
      )}
      {person && asked?.kind === 'nickname' && (
        <NicknameDialog nickname={person.nickname} act={act} onSave={on.nickname} onClose={close} />
      )}
      {person && (asked?.kind === 'mobile' || asked?.kind === 'email') && (
        <TargetDialog
          key={asked.kind}
          kind={asked.kind}
          isBound={(asked.kind === 'mobile' ? person.mobileMasked : person.emailMasked) !== null}
          code={codes[asked.kind]}
          now={now}
          act={act}
          onTarget={(target) => on.target(asked.kind === 'mobile' ? { mobile: target } : { email: target })}
          onSave={asked.kind === 'mobile' ? on.mobile : on.email}
          onClose={close}
        />
      )}
      {person && asked?.kind === 'password' && (
        <PasswordDialog
          accounts={[person.account, person.mobile, person.email]}
          hasPassword={person.hasPassword}
          act={act}
          onSave={on.password}
          onClose={close}
        />
      )}
      {asked?.kind === 'link' && (
        <LinkDialog other={isStudent ? '家长' : '孩子'} act={act} onSave={on.request} onClose={close} />
      )}
      {person && asked?.kind === 'erase' && (
        <EraseDialog
          childName={asked.link?.other.name ?? null}
          hasPassword={person.hasPassword}
          hasMobile={person.mobileMasked !== null}
          code={codes.confirm}
          act={act}
          now={now}
          onErase={(proof) => on.erase(proof, asked.link?.other.id)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked?.kind === 'elsewhere'}
        title="让其他设备退出登录？"
        consequence="除了这里，其他设备上的登录立即失效。正在别处进行的考试可以重新登录后继续。"
        confirmLabel="全部退出"
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => closing(on.signOutElsewhere()), cancel: close }}
      />
      <ConfirmDialog
        open={asked?.kind === 'end'}
        title={asked?.kind === 'end' ? `解除与${asked.link.other.name}的关联？` : ''}
        consequence={
          isStudent ? '解除后，对方不能再看到您的成绩报告。' : '解除后，您不能再看到孩子的报告，也不能管理孩子的数据。'
        }
        confirmLabel="解除关联"
        danger
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => asked?.kind === 'end' && closing(on.end(asked.link.id)), cancel: close }}
      />
      <ConfirmDialog
        open={asked?.kind === 'withdraw'}
        title={asked?.kind === 'withdraw' ? `撤回对${asked.link.other.name}使用账号的同意？` : ''}
        consequence="孩子的账号立即停用并退出登录，已有的作答保留。您重新同意后可以继续使用。"
        confirmLabel="撤回同意"
        danger
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => asked?.kind === 'withdraw' && closing(on.withdraw(asked.link.other.id)), cancel: close }}
      />
    </PageBody>
  );
};
