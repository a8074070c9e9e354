import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';

const POINTS = [
  { title: '考场如正式', text: '选择、判断、编程同卷。服务器统一计时，答案随写随存，断网和关机都能接着考。' },
  {
    title: '评测不含糊',
    text: 'C++ 与 Python 程序逐个测试点运行，答案、时间、内存分别给出结论，约一秒出结果。',
  },
  { title: '报告看得懂', text: '每题得分、用时和测试点都列明，薄弱知识点直接点名，下一步练什么一目了然。' },
] as const;

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

/** Three reasons for guests, below the first screen of a phone. */
export const GuestPoints = () => (
  <Three>
    {POINTS.map((point, at) => (
      <li key={point.title}>
        <span aria-hidden>{'一二三'[at]}</span>
        <h2>{point.title}</h2>
        <p>{point.text}</p>
      </li>
    ))}
  </Three>
);
