import { links } from '../../../../patterns/links/links.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Lead } from './Lead.tsx';

/** For operators: a link to the back office. */
export const OperatorView = ({ name }: { name: string }) => (
  <Lead
    eyebrow={`${name}，您好`}
    title="平台今天的情况"
    action={
      <ButtonLink variant="primary" size="l" href={links.bms}>
        打开管理
      </ButtonLink>
    }
  >
    今天的报名、正在作答的人、最久的评测任务和等处理的事。
  </Lead>
);
