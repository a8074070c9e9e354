import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { GuardianConsentProps } from '../GuardianConsent.tsx';

interface ConsentEndProps {
  end: 'given' | 'refused';
  isChildLinked: boolean;
  on: Pick<GuardianConsentProps['on'], 'signIn' | 'restart'>;
}

/** What follows from the guardian's answer. */
export const ConsentEnd = ({ end, isChildLinked, on }: ConsentEndProps) =>
  end === 'given' ? (
    <Empty
      title="已记录您的同意"
      icon="success"
      tone="ok"
      action={
        isChildLinked ? (
          <ButtonLink href={links.account}>回到账号与安全</ButtonLink>
        ) : (
          <Button variant="primary" onClick={on.signIn}>
            孩子去登录
          </Button>
        )
      }
    >
      孩子现在可以登录。您用这个手机号注册家长账号后，会自动与孩子关联，可以随时导出数据、撤回同意或注销。
    </Empty>
  ) : (
    <Empty title="您没有同意" icon="lock" action={<Button onClick={on.restart}>重新阅读</Button>}>
      孩子的账号保持停用，没有记录任何新的信息。需要删除孩子的信息，请联系学校或规则里写明的负责人。
    </Empty>
  );
