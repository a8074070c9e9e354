import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { Tag } from './Tag.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const meta = preview.meta({
  id: 'primitives-tag',
  title: '展示/标签 Tag',
  component: Tag,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：标题旁的简短状态或类别，例如 中等、答案错误；颜色总带文字。**何时不用**：可点的筛选用 FilterBar；数量用 Badge；一句话的说明用 Alert。',
      },
    },
  },
  args: { children: '中等' },
});

export const Default = meta.story();
export const Tones = meta.story({
  render: () => (
    <Row>
      <Tag>中等</Tag>
      <Tag tone="primary">年卡 至 2027-03-01</Tag>
      <Tag tone="seal" icon="clock">
        距开始 01:42:08
      </Tag>
      <Tag tone="ok" icon="check">
        通过
      </Tag>
      <Tag tone="bad" icon="cross">
        答案错误
      </Tag>
      <Tag tone="warn" icon="clock">
        超时
      </Tag>
      <Tag tone="mle">超内存</Tag>
    </Row>
  ),
});
export const Dark = Tones.extend({ globals: { theme: 'dark' } });
export const LongText = meta.story({
  args: { children: '全国青少年编程能力等级认证 C++ 四级模拟考试第二场（补考场次）' },
  globals: { viewport: { value: 'phone' } },
});
