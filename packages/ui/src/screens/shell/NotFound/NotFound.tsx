import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../patterns/links/links.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';

/** Page for an unknown address. */
export const NotFound = () => (
  <PageMessage
    sign="空"
    title="没有这个页面"
    action={
      <>
        <ButtonLink variant="primary" href={links.home}>
          回到首页
        </ButtonLink>
        <ButtonLink href={links.examList}>看看考试</ButtonLink>
      </>
    }
  >
    <p>地址可能写错了，或者内容已经下线。请检查地址，或从首页重新进入。</p>
  </PageMessage>
);
