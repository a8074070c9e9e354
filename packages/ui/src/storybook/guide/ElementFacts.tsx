import { useContext, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { attributeName } from '../../elements/attributeName.ts';
import { defineElement } from '../../elements/defineElement.ts';
import { elements } from '../../elements/elements.ts';
import { isDark } from '../docs/docsTheme.ts';
import { GlobalsContext } from '../docs/globals.ts';
import { Facts, Live } from './live.tsx';

const USES: Readonly<Record<string, string>> = {
  'ao-question': '一道题：作答、只读或回顾',
  'ao-answer-sheet': '答题卡',
  'ao-countdown': '倒计时，按服务器的时间',
  'ao-ranking': '排名',
  'ao-vip-card': '一张会员卡和它的权益',
  'ao-exam-list': '考试列表',
  'ao-python-field': 'Python 练习场',
};

/** Every element with its attributes, as the script of elements registers them. */
export const ElementFacts = () => (
  <Facts
    of={Object.entries(elements).map(([tag, { properties }]) => ({
      name: tag,
      sample: USES[tag] ?? tag,
      use: `属性：${[...properties, 'accent'].map(attributeName).join('、')}`,
    }))}
  />
);

const Box = styled.div`
  max-width: 360px;
`;

const HOUR_MS = 3_600_000;

/** A real element on this page, inside its wall. */
export const LiveElement = () => {
  const box = useRef<HTMLDivElement>(null);
  const look = isDark(useContext(GlobalsContext)['look']) ? 'dark' : 'light';
  useEffect(() => {
    const tag = 'ao-countdown';
    defineElement(tag, elements[tag] ?? { properties: [], load: () => Promise.reject(new Error(tag)) });
    const element = document.createElement(tag);
    element.setAttribute('deadline-at', new Date(Date.now() + HOUR_MS).toISOString());
    element.setAttribute('server-time', new Date().toISOString());
    element.dataset['theme'] = look;
    box.current?.replaceChildren(element);
  }, [look]);
  return (
    <Live>
      <Box ref={box} />
    </Live>
  );
};
