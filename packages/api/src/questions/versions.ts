import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Parts in which two versions of a question may differ. */
export const VERSION_PART = labelled({
  title: '名称',
  stem: '题面',
  options: '选项',
  parts: '小题',
  key: '答案',
  analysis: '解析',
  video: '题解视频',
  about: '难度与标签',
  limits: '限制与语言',
  compare: '评判方式',
  subtasks: '子任务',
  cases: '测试点',
  hints: '提示',
  templates: '答题模板',
  solutions: '参考程序',
});

/** Part of a question; `question/queryVersions` lists the parts that a version changed. */
export type VersionPart = ValueIn<typeof VERSION_PART>;
