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
          '指南',
          [
            '简介',
            '原则与语气',
            '字体与中文排版',
            '颜色',
            '间距与网格',
            '图标',
            '插图与印章',
            '动效',
            '数据可视化',
            '无障碍',
            '嵌入指南',
            '更新记录',
          ],
          '画廊',
          ['全部界面', '学生', '家长', '老师', '学校管理员', '运营', '考场', '会员卡', '答题回顾', '题库', '管理表格'],
          '基础',
          ['颜色', '强调色', '文字', '间距与形状', '断点', '动效', '嵌入时的主题'],
          '组件',
          ['操作', '输入', '选择', '导航', '展示', '反馈', '浮层', '图形', '嵌入'],
          '组合',
          ['页面', '列表与表格', '表单与窗口', '题目与作答', '代码与评测', '数据与图形'],
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
          '流程',
        ],
      },
    },
  },
});
