import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { links } from '../../../../patterns/links/links.ts';

// Charts of a made-up report, loaded later: the text does not depend on them.
const SampleReport = lazy(async () => ({ default: (await import('./SampleReport.tsx')).SampleReport }));
/** Height of the sample report at every width. */
const SAMPLE_HEIGHT_PX = 278;

export interface GuestViewProps {
  title: string;
  onSignIn: () => void;
}

const POINTS = [
  { title: '考场如正式', text: '选择、判断、编程同卷。服务器统一计时，答案随写随存，断网和关机都能接着考。' },
  {
    title: '评测不含糊',
    text: 'C++ 与 Python 程序逐个测试点运行，答案、时间、内存分别给出结论，约一秒出结果。',
  },
  { title: '报告看得懂', text: '每题得分、用时和测试点都列明，薄弱知识点直接点名，下一步练什么一目了然。' },
] as const;

const Hero = styled.section`
  display: grid;
  /* The report beside it needs its width on a tablet too. */
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

const Three = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[32]};
  padding: ${theme.space[20]} 0 ${theme.space[16]};
  border-block: 1px solid ${theme.color.line};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[4]} ${theme.space[16]};
  }
  span {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 50%;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
  h2 {
    font-size: ${theme.text.lead};
    line-height: 32px;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    padding-inline: ${theme.space[4]};
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
    <Three>
      {POINTS.map((point, at) => (
        <li key={point.title}>
          <span aria-hidden>{'一二三'[at]}</span>
          <h2>{point.title}</h2>
          <p>{point.text}</p>
        </li>
      ))}
    </Three>
  </>
);
