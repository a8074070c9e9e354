import type { FormOf } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { organizationFields, type OrganizationStatus } from '@aosai/api/schools/organizations';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { FormBody } from '../../../patterns/FormDialog/FormBody.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../tokens/theme.ts';
import { dateText } from '@aosai/api/kit/beijing';

export type ApplicationForm = FormOf<typeof organizationFields>;

/** State of the application, as `organization/queryCurrentRights` returns it, with its contents. */
export interface Application {
  name: string;
  creditCode: string | null;
  contact: string | null;
  intro: string | null;
  status: OrganizationStatus;
  statusReason: string | null;
  createdAt: string;
}

/** Parents and teachers (`adult`) may apply; students may not, and operators create schools directly. */
export type Applicant = 'guest' | 'student' | 'user' | 'adult';

export interface OrganizationApplyProps {
  applicant: Applicant;
  /** Null without an application. */
  application: Loaded<Application | null>;
  act: TableAct;
  on: { apply: (form: ApplicationForm) => void; enter: () => void; signIn: () => void; retry: () => void };
}

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[20]};

  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

const ApplyForm = ({ refused, act, onApply }: ApplyFormProps) => {
  const formId = useId();
  return (
    <>
      {refused && (
        <Alert tone="bad" title={`「${refused.name}」没有通过审核`}>
          原因：{refused.statusReason ?? '没有写明'}。请修改后再次申请。
        </Alert>
      )}
      <Card padding="l">
        <FormBody<FieldValues>
          id={formId}
          defaultValues={startValues(organizationFields, refused ? { ...refused } : {})}
          pending={act.pending}
          failure={act.error === null ? null : { message: act.error }}
          onDirty={() => undefined}
          onSubmit={(values) => onApply(formOf(organizationFields, values))}
        >
          {({ control }) => <FieldSet of={organizationFields} control={control} />}
        </FormBody>
        <Foot>
          <Button variant="primary" size="l" type="submit" form={formId} loading={act.pending}>
            提交申请
          </Button>
          <p>平台会打联系手机核实，结果会发到消息里。</p>
        </Foot>
      </Card>
    </>
  );
};

interface ApplyFormProps {
  refused: Application | null;
  act: TableAct;
  onApply: (form: ApplicationForm) => void;
}

const Place = ({
  application,
  act,
  on,
}: { application: Application | null } & Pick<OrganizationApplyProps, 'act' | 'on'>) => {
  if (application === null) return <ApplyForm refused={null} act={act} onApply={on.apply} />;
  switch (application.status) {
    case '2':
      return <ApplyForm refused={application} act={act} onApply={on.apply} />;
    case '0':
      return (
        <PageMessage
          sign="审"
          title={`「${application.name}」正在审核`}
          action={<Button onClick={on.retry}>看看有没有结果</Button>}
        >
          <p>{dateText(application.createdAt)} 提交。有结果时会收到消息，也可以回到这一页看。</p>
        </PageMessage>
      );
    case '1':
      return (
        <PageMessage
          sign="成"
          title={`「${application.name}」已开通`}
          action={
            <Button variant="primary" loading={act.pending} onClick={on.enter}>
              进入机构工作台
            </Button>
          }
        >
          <p>您是机构管理员：可以导入学生、添加老师、分组。</p>
          {act.error !== null && <p role="alert">{act.error}</p>}
        </PageMessage>
      );
    case '3':
      return (
        <PageMessage
          sign="停"
          title={`「${application.name}」已停用`}
          action={<Button onClick={on.retry}>再看一次</Button>}
        >
          <p>{application.statusReason ?? '请联系平台了解原因。'}</p>
        </PageMessage>
      );
    default:
      return application.status satisfies never;
  }
};

const Guest = ({ onSignIn }: { onSignIn: () => void }) => (
  <PageMessage
    sign="请"
    title="申请前请先登录"
    action={
      <>
        <Button variant="primary" onClick={onSignIn}>
          登录
        </Button>
        <ButtonLink href={links.register}>注册账号</ButtonLink>
      </>
    }
  >
    <p>请用学校负责人自己的老师或家长账号申请，通过后这个账号就是机构管理员。审核进度和结果也在这一页。</p>
  </PageMessage>
);

const Student = () => (
  <PageMessage sign="停" title="学生账号不能申请" action={<ButtonLink href={links.home}>回到首页</ButtonLink>}>
    <p>开通机构要由学校的负责人来办，请老师或家长用自己的账号申请。</p>
  </PageMessage>
);

const User = () => (
  <PageMessage
    sign="管"
    title="管理账号不用申请"
    action={<ButtonLink href={`${links.bms}/organization`}>去机构</ButtonLink>}
  >
    <p>平台可以在「机构」里直接新建，也在那里审核学校的申请。</p>
  </PageMessage>
);

/** Applies for a new school, and shows the decision. */
export const OrganizationApply = ({ applicant, application, act, on }: OrganizationApplyProps) => (
  <PageBody data-width="narrow">
    <PageHeader title="开通机构" lead="学校、社团和培训机构都可以申请。通过后可以导入学生、分组、布置考试。" />
    <VisuallyHidden as="h2">申请</VisuallyHidden>
    {applicant === 'guest' && <Guest onSignIn={on.signIn} />}
    {applicant === 'student' && <Student />}
    {applicant === 'user' && <User />}
    {applicant === 'adult' && (
      <Load of={application} name="申请" onRetry={on.retry}>
        {(found) => <Place application={found} act={act} on={on} />}
      </Load>
    )}
  </PageBody>
);
