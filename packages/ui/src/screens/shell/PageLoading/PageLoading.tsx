import { keyframes, styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { theme } from '../../../tokens/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears with a delay, so that it does not flash on pages that load at once. */
const Root = styled.div`
  animation: ${appear} ${theme.motion.calm} ${theme.motion.ease} 150ms backwards;

  [data-part='head'] {
    display: grid;
    gap: ${theme.space[12]};
    padding-block: ${theme.space[8]};
  }
`;

/** Shown while the code of a page is loading. */
export const PageLoading = () => (
  <Root role="status">
    <VisuallyHidden>正在打开页面</VisuallyHidden>
    <PageBody>
      <div data-part="head">
        <Skeleton height={28} width="min(220px, 60%)" />
        <Skeleton width="min(340px, 80%)" />
      </div>
      <Card padding="none">
        <RowsSkeleton rows={5} />
      </Card>
    </PageBody>
  </Root>
);
