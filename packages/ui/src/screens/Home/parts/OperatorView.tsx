import { links } from '../../../patterns/links/links.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Lead } from './Lead.tsx';

/** For somebody of the back office: the way to the state of the site. */
export const OperatorView = ({ name }: { name: string }) => (
  <Lead
    eyebrow={`${name}，您好`}
    title="站点运行情况"
    action={
      <ButtonLink variant="primary" size="l" href={links.health}>
        查看系统状况
      </ButtonLink>
    }
  >
    数据库、评测机、评测队列和磁盘的当前状态。
  </Lead>
);
