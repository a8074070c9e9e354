import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../patterns/links/links.ts';

export interface PageFailureProps {
  on: { reload: () => void };
}

/** Shown when a page crashed while rendering. */
export const PageFailure = ({ on }: PageFailureProps) => (
  <PageMessage
    alert
    sign="误"
    title="页面出了点问题"
    action={
      <>
        <Button variant="primary" icon="refresh" onClick={on.reload}>
          重新载入
        </Button>
        <ButtonLink href={links.home}>回到首页</ButtonLink>
      </>
    }
  >
    <p>请重新载入。如果一直这样，请把操作步骤告诉老师或管理员。</p>
    <p>考试中写下的答案已存在这台设备上，重新载入后会接着保存。</p>
  </PageMessage>
);
