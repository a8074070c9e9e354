import { useState } from 'react';
import { styled } from 'styled-components';
import { Cover } from '../../patterns/Cover/Cover.tsx';
import { Stamp } from '../../patterns/Stamp/Stamp.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { GridSign } from '../../primitives/GridSign/GridSign.tsx';
import { Seal } from '../../primitives/Seal/Seal.tsx';
import { theme } from '../../tokens/theme.ts';
import { Facts, Live, Row } from './live.tsx';

const SIGNS = {
  静: '今天没有要做的',
  空: '这里还没有东西',
  寻: '没有找到',
  等: '在等别人或服务器',
  断: '没有网络',
  新: '从这里开始',
  禁: '没有权限',
};

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};

  figcaption {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

/** The characters of empty and failed pages. */
export const SignSamples = () => (
  <Live>
    <Row>
      {Object.entries(SIGNS).map(([sign, use]) => (
        <Figure key={sign}>
          <GridSign sign={sign} size={84} />
          <figcaption>{use}</figcaption>
        </Figure>
      ))}
    </Row>
  </Live>
);

/** Kinds of seals; the last one can be pressed again. */
export const StampFacts = () => {
  const [presses, setPresses] = useState(0);
  return (
    <Facts
      of={[
        { name: '朱文', sample: <Stamp text="变量" name="「变量」印" />, use: '一个知识点、一个单元' },
        {
          name: '白文',
          sample: <Stamp text="一级" name="「一级」印" kind="ground" />,
          use: '一级、一门课程这样的大节点',
        },
        { name: '等待', sample: <Stamp text="循环" name="「循环」印" waiting />, use: '还没有得到：虚线和灰字' },
        {
          name: '盖印',
          sample: (
            <Row>
              <Stamp key={presses} text="通过" name="「通过」印" kind="ground" fresh />
              <Button onClick={() => setPresses(presses + 1)}>再盖一次</Button>
            </Row>
          ),
          use: `${theme.raw.motion.press}，只此一次；减少动效时直接出现`,
        },
        { name: '品牌印', sample: <Seal size={44} />, use: '只在站名旁边' },
      ]}
    />
  );
};

const TITLES = [
  'GESP 一级',
  '循环与周期',
  '递归与分治',
  '数组与矩阵',
  'Python 海龟',
  '排序与贪心',
  '二分查找',
  '图的搜索',
  '联赛模拟',
];

const Covers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${theme.space[16]};

  figure > div {
    overflow: hidden;
    width: 100%;
    border-radius: ${theme.radius.control};
  }
`;

/** A cover for each idea that the generator draws. */
export const CoverSamples = () => (
  <Live>
    <Covers>
      {TITLES.map((title) => (
        <Figure key={title}>
          <div>
            <Cover title={title} />
          </div>
          <figcaption>{title}</figcaption>
        </Figure>
      ))}
    </Covers>
  </Live>
);
