import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { links } from '../../../../patterns/links/links.ts';

const Nothing = () => null;

/** What the page's text does not depend on is loaded later; where it does not arrive, the page does without it. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** Charts of a made-up report. */
const SampleReport = later(async () => (await import('./SampleReport.tsx')).SampleReport);
/** Height of the sample report at every width. */
const SAMPLE_HEIGHT_PX = 278;

const GuestPoints = later(async () => (await import('./GuestPoints.tsx')).GuestPoints);
const POINTS_HEIGHT_PX = 120;

export interface GuestViewProps {
  title: string;
  onSignIn: () => void;
}

// The report in the second column needs its width on a tablet too.
const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(374px, 1fr);
  gap: clamp(${theme.space[24]}, 4vw, ${theme.space[48]});
  align-items: center;
  padding: ${theme.space[32]} 0 ${theme.space[16]};

  h1 {
    font-size: ${theme.text.headline};
    line-height: 1.32;
  }
  h1 > span {
    display: inline-block;
  }
  > div > p {
    max-width: 34em;
    margin: ${theme.space[16]} 0 ${theme.space[24]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.lead};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[24]};
    padding: ${theme.space[12]} ${theme.space[4]} 0;
    h1 {
      font-size: ${theme.text.title};
    }
  }
`;

/** For guests: what the site is, and the ways to sign in. */
export const GuestView = ({ title, onSignIn }: GuestViewProps) => (
  <>
    <Hero>
      <div>
        <h1>
          <span>信息学奥赛，</span>
          <span>从一场认真的</span>
          <span>模拟考开始</span>
        </h1>
        <p>{title}提供 GESP 与 CSP 模拟考试：按大纲命题，限时作答，真实评测，交卷后就能读到逐题报告。</p>
        <div data-part="actions">
          <Button variant="primary" size="l" onClick={onSignIn}>
            登录参加考试
          </Button>
          <ButtonLink size="l" href={links.examList}>
            先看看考试
          </ButtonLink>
        </div>
      </div>
      <Suspense fallback={<Skeleton height={SAMPLE_HEIGHT_PX} />}>
        <SampleReport />
      </Suspense>
    </Hero>
    <Suspense fallback={<Skeleton height={POINTS_HEIGHT_PX} />}>
      <GuestPoints />
    </Suspense>
  </>
);
