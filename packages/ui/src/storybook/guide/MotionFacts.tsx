import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { media } from '../../tokens/media.ts';
import { motion } from '../../tokens/scale.ts';
import { theme } from '../../tokens/theme.ts';
import { Facts } from './live.tsx';

const DURATIONS = {
  quick: '悬停、按下、开关',
  calm: '展开、抽屉、进度',
  press: '盖印，整个产品里唯一超过 200 ms 的动作',
} satisfies Record<Exclude<keyof typeof motion, 'ease'>, string>;

const Track = styled.span`
  display: block;
  max-width: 420px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};

  i {
    display: block;
    transition: transform var(--duration) ${theme.motion.ease};
  }
  i::before {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${theme.color.primary};
  }
  &[data-there='true'] i {
    transform: translateX(calc(100% - 16px));
  }
`;

const query = media.still.replace('@media ', '');
const subscribe = (listener: () => void) => {
  const list = globalThis.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Every duration with a dot that runs by it. */
export const MotionFacts = () => {
  const [isThere, setThere] = useState(false);
  const isStill = useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
  return (
    <>
      <Facts
        of={[
          ...Object.entries(DURATIONS).map(([name, use]) => ({
            name: `${name} ${motion[name as keyof typeof DURATIONS]}`,
            sample: (
              <Track data-there={isThere} style={{ '--duration': motion[name as keyof typeof DURATIONS] }}>
                <i />
              </Track>
            ),
            use,
          })),
          { name: 'ease', sample: <code>{motion.ease}</code>, use: '只有这一条曲线：快起慢停' },
          {
            name: '试一试',
            sample: <Button onClick={() => setThere(!isThere)}>{isThere ? '走回来' : '走一次'}</Button>,
          },
        ]}
      />
      {isStill && <Alert tone="info">这台电脑要求减少动效：圆点直接到达，没有中间过程。</Alert>}
    </>
  );
};
