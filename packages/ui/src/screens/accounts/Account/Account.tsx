import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { AvatarField } from '../AvatarField/AvatarField.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { AccountProps } from './accountProps.ts';
import type { OpenDialog } from './parts/openDialog.ts';
import { proofOf } from './parts/proofOf.ts';
import { Family } from './parts/Family.tsx';
import { type Row, Rows } from './parts/Rows.tsx';
import { Schools } from './parts/Schools.tsx';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';

const TEACHERS_OF: Readonly<Partial<Record<MemberDetail['type'], string>>> = { student: '我的老师', teacher: '同事' };

/** A student's teachers or a teacher's colleagues; no row for other kinds of person. */
const teacherRows = ({ type }: MemberDetail, { data, error }: AccountProps['teachers']): Row[] => {
  const label = TEACHERS_OF[type];
  if (label === undefined) return [];
  const names = data?.map(({ name }) => name).join('、');
  return [{ label, value: names === undefined ? (error ?? '正在读取') : names || '还没有' }];
};

export type { AccountProps };

// Dialogs and their forms are loaded when one is opened.
const AccountDialogs = lazy(async () => ({ default: (await import('./parts/AccountDialogs.tsx')).AccountDialogs }));

const organizationText = ({ organizations }: MemberDetail): string =>
  organizations
    .map(({ name, roles, className }) =>
      [name, roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、'), className].filter(Boolean).join(' · '),
    )
    .join('；') || '个人账号';

const profileRows = (
  person: MemberDetail,
  teachers: AccountProps['teachers'],
  portrait: ReactNode,
  ask: (asked: OpenDialog) => void,
): Row[] => [
  { label: '头像', value: portrait },
  {
    label: '姓名',
    value: person.name,
    ...(person.organizations.length > 0 && {
      note: person.type === 'student' ? '由机构管理；有误请联系老师。' : '由机构管理；有误请联系机构管理员。',
    }),
  },
  {
    label: '昵称',
    value: person.nickname ?? '没有设置',
    act: <Button onClick={() => ask({ kind: 'nickname' })}>修改</Button>,
  },
  { label: '账号', value: person.account },
  { label: '身份', value: MEMBER_TYPE.label(person.type) },
  ...(person.birthYm === null
    ? []
    : [{ label: '出生年月', value: `${person.birthYm.slice(0, 4)} 年 ${Number(person.birthYm.slice(5))} 月` }]),
  { label: '机构', value: organizationText(person) },
  ...teacherRows(person, teachers),
];

const signInRows = (person: MemberDetail, ask: (asked: OpenDialog) => void): Row[] => [
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
    ...(proofOf(person) === 'none'
      ? { note: '先绑定手机号或邮箱，再设置密码。' }
      : { act: <Button onClick={() => ask({ kind: 'password' })}>{person.hasPassword ? '修改' : '设置'}</Button> }),
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

/** Account and security page: profile, ways to sign in, guardians or children, schools, and personal data. */
export const Account = ({
  person: loaded,
  avatar,
  teachers,
  links,
  child,
  schools,
  act,
  codes,
  now,
  on,
}: AccountProps) => {
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const ask = (next: OpenDialog) => {
    on.forget();
    setAsked(next);
  };
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
                teachers,
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
            now={now}
            on={{
              invite: () => void on.invite(),
              add: () => ask({ kind: 'link' }),
              confirm: ({ id }) => void on.confirm(id),
              end: (link) => ask({ kind: 'end', link }),
              withdraw: (link) => ask({ kind: 'withdraw', link }),
              export: ({ other }) => void on.export(other.id),
              erase: (link) => ask({ kind: 'erase', link }),
              correct: (link) => {
                on.child(link.other.id);
                ask({ kind: 'child', link });
              },
              retry: on.retry,
            }}
          />
          <Schools
            schools={schools}
            pending={act.pending}
            now={now}
            on={{
              look: (school) => ask({ kind: 'invitation', school }),
              leave: (school) => ask({ kind: 'leave', school }),
              retry: on.retry,
            }}
          />
          <Card title="我的数据" padding="none">
            <Rows
              rows={[
                {
                  label: '导出',
                  value: '导出平台保存的关于我的全部数据',
                  note: '一个数据文件：资料、登录记录、报名、作答、反馈和消息。',
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
      {asked && (
        <Suspense>
          <AccountDialogs
            asked={asked}
            person={person}
            child={child}
            codes={codes}
            act={act}
            now={now}
            on={on}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </PageBody>
  );
};
