import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { media, mobileWidthPx } from './media.ts';
import { control } from './scale.ts';
import { theme } from './theme.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[20]};

  > p {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.primarySoft};
  }
  [data-part='narrow'] {
    display: none;
  }
  dl {
    display: grid;
    gap: 0 ${theme.space[24]};
    grid-template-columns: auto 1fr;
  }
  dt,
  dd {
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  dt {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  dd {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    [data-part='wide'] {
      display: none;
    }
    [data-part='narrow'] {
      display: inline;
    }
    dl {
      grid-template-columns: 1fr;
    }
    dd {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

const rows = [
  ['360 px', '最窄的宽度：除代码编辑器（改为上下排列）外一切可用，不出现横向滚动条。'],
  ['390 px', '手机的设计宽度，每个组件都有一个手机故事。'],
  [
    '760 px',
    `样式里唯一的断点（${media.narrow.replace('@media ', '')}）：多列变一列，对话框贴底，表格在自己内部滚动。`,
  ],
  [`${mobileWidthPx} px`, '手机浏览器且窄于此宽度时，代码编辑器换成手机版。'],
  ['1180 px', '正文最宽处；更宽的屏幕只增加留白。'],
  ['200 %', '放大到 200 % 相当于宽度减半：1280 px 的屏幕进入窄屏排版，内容不被遮挡、不丢失。'],
  ['触摸', `指针较粗（pointer: coarse）时，可点的目标至少 ${control.touch}。`],
];

const Breakpoint = () => (
  <Sheet>
    <p>
      现在是
      <b data-part="wide">宽屏排版</b>
      <b data-part="narrow">窄屏排版</b>
      ，换一个视口看看。
    </p>
    <dl>
      {rows.map(([width, meaning]) => [<dt key={width}>{width}</dt>, <dd key={`${width}-meaning`}>{meaning}</dd>])}
    </dl>
  </Sheet>
);

const meta = preview.meta({
  id: 'foundations-breakpoint',
  title: '断点',
  component: Breakpoint,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：样式里只用 media.narrow、media.touch、media.still、media.print 四个条件，能用弹性排版解决的不加断点。**何时不用**：不为单个设备另加宽度；需要另一个组件树时（手机编辑器）用 isMobile，不用媒体查询。',
      },
    },
  },
});

export const Light = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Phone.test('a phone gets the narrow layout', async ({ canvas }) => {
  await expect(canvas.getByText('窄屏排版')).toBeVisible();
  await expect(canvas.getByText('宽屏排版')).not.toBeVisible();
});
