import { LINK_DAYS } from '@aosai/api/schools/organizationLinks';
import { roleWords, standingTone, standingWords } from '@aosai/api/schools/organizationMemberColumns';
import { MemberTags } from '../../../accounts/TagPicker/MemberTags.tsx';
import { guardianWords } from '../../../accounts/guardianWords.ts';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../../patterns/OfficeTable/officeSpec.ts';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../../accounts/SignInLock/SignInLock.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { Known } from '../schoolMember.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';
import type { OrganizationMember } from '@aosai/api/schools/organizationMember.contract';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import { dateText } from '@aosai/api/kit/beijing';

const DATE_LABELS: Partial<Record<OrganizationMember['status'], string>> = {
  active: '加入日期',
  left: '加入日期',
  applied: '申请日期',
};

/** Explains the next step for a person who is invited, has applied, or has left. */
const LinkNote = ({ row: { status, until, isByPlatform } }: { row: OrganizationMember }) => {
  switch (status) {
    case 'applied':
      return (
        <Alert tone="warn" title="注册时填写了本校的学校代码，申请加入">
          请核对是不是本校老师。同意之后账号可以使用，并成为本校老师；同意之前看不到本校的学生。
        </Alert>
      );
    case 'pending':
      return (
        <Alert tone="info" title={isByPlatform ? '平台已邀请，等待本人或监护人确认' : '等待本人或监护人确认'}>
          {isByPlatform
            ? '平台把此人加到本校，对方已收到消息。确认之后才显示姓名和账号；不清楚是谁，请问平台的管理人员。'
            : '对方已收到消息。确认之前，这里只有本校填写的内容，不能分给老师。'}
          {until !== null && `${dateText(until)} 前没有答复，邀请自动失效。`}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="warn" title="对方没有接受邀请">
          如果确实是本校的人，请先和本人或家长联系，对方也可以把邀请码告诉老师。
          {until !== null && `${dateText(until)} 起可以再次邀请。`}
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="warn" title="邀请已过期">
          {LINK_DAYS} 天内没有答复。可以和本人或家长确认后再次邀请。
        </Alert>
      );
    case 'left':
      return <Alert tone="info">本校创建的账号可以直接恢复；其他账号恢复时，要本人或监护人确认。</Alert>;
    case 'active':
      return null;
    default:
      return status satisfies never;
  }
};

/** Parents whom the school has invited: 王*（妈妈）138****0102，2026-11-20 邀请，等待确认. */
const InvitedGuardians = ({ of }: { of: MemberDetail['invitedGuardians'] }) => (
  <>
    {of.map(({ relation, nameMasked, mobileMasked, askedAt }) => (
      <p key={`${nameMasked}${mobileMasked ?? ''}`}>
        {nameMasked}（{relation}）{mobileMasked}，{dateText(askedAt)} 邀请，等待家长确认
      </p>
    ))}
    <p>家长用这个手机号登录，在「账号与安全」里确认。号码填错了，在表格里改好再导入一次，会邀请新的号码。</p>
  </>
);

/** The drawer of a member. */
export const MemberFacts = (props: DetailProps<OrganizationMember, Known>) => {
  const { row, known, pending, retry, begin } = props;
  const { detail } = known;
  return (
    <>
      {row.status !== 'active' && <LinkNote row={row} />}
      {row.awaitsConsent && (
        <Alert tone="warn" title="未满 14 周岁，还没有监护人同意">
          监护人同意之前不能登录。请把账号告诉家长，首次登录时按提示完成同意。
        </Alert>
      )}
      <SignInLock until={detail?.data?.lockedUntil ?? null} pending={pending} onUnlock={() => begin('unlock')} />
      <RowFacts
        facts={[
          [
            '状态',
            <Tag key="standing" tone={standingTone(row)}>
              {standingWords(row)}
            </Tag>,
          ],
          ['身份', roleWords(row)],
          ...(row.type === null ? [] : ([['账号类型', MEMBER_TYPE.label(row.type)]] as const)),
          ...(row.accountMasked === null ? [] : ([['账号', row.accountMasked]] as const)),
          ['手机号', row.mobileMasked ?? '—'],
          ['学号 / 工号', row.no ?? '—'],
          ['班级', row.className ?? '暂不分班'],
          ...(row.status === 'active' ? ([['标签', <MemberTags key="tags" tags={row.tags} />]] as const) : []),
          [DATE_LABELS[row.status] ?? '邀请日期', dateText(row.joinedAt)],
        ]}
      />
      {detail !== null && (
        <Load of={detail} name="邮箱和监护人" onRetry={retry}>
          {({ emailMasked, guardians, invitedGuardians, isOurs }) => (
            <>
              <RowFacts
                facts={[
                  ['邮箱', emailMasked ?? '—'],
                  ...(row.type === 'student' ? ([['监护人', guardianWords(guardians)]] as const) : []),
                  ...(invitedGuardians.length > 0
                    ? ([['已邀请的家长', <InvitedGuardians key="invited" of={invitedGuardians} />]] as const)
                    : []),
                ]}
              />
              {!isOurs && (
                <Alert tone="info">账号不是本校创建的：姓名、手机号和密码由本人在「账号与安全」里修改。</Alert>
              )}
            </>
          )}
        </Load>
      )}
    </>
  );
};
