import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { previewConfig } from '../packages/ui/src/storybook/previewConfig.tsx';

// Storybook parses this file without running it, so with a bare re-export it would miss globals, tags and order.
export default definePreview({
  ...previewConfig,
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    ...previewConfig.parameters,
    options: {
      storySort: {
        order: [
          'Foundations',
          'Primitives',
          'Patterns',
          '首页与工作台',
          '考试',
          '作业',
          '练习',
          '课程',
          '班级',
          '报名',
          '题库',
          '试卷',
          '评测',
          '账号',
          '学校',
          '权益',
          '会员卡与订单',
          '平台',
          '框架',
          'Flows',
        ],
      },
    },
  },
});
