import type { IconName } from '../../primitives/Icon/Icon.tsx';

/** The Chinese name of each icon, words to find it by, and when it is used. */
export const ICON_WORDS = {
  check: { name: '勾', also: '对 完成 通过', use: '通过、已完成、已选' },
  cross: { name: '叉', also: '错 不对', use: '答案不对、未通过' },
  close: { name: '关闭', also: '取消 收起', use: '关闭窗口、去掉一个标签' },
  plus: { name: '加', also: '新建 添加 放大', use: '新建、添加、放大' },
  minus: { name: '减', also: '缩小 没有', use: '减少、缩小、未评测' },
  flag: { name: '旗', also: '标记 回头看', use: '学生给题目作的标记' },
  star: { name: '星', also: '收藏 推荐', use: '收藏、推荐' },
  clock: { name: '钟', also: '时间 等待 超时', use: '时间、还没有到、超出时间' },
  'chevron-left': { name: '向左', also: '上一个 返回', use: '上一页、上一题' },
  'chevron-right': { name: '向右', also: '下一个 进入', use: '下一页、进入一条' },
  'chevron-up': { name: '向上', also: '收起 升序', use: '收起、升序' },
  'chevron-down': { name: '向下', also: '展开 降序', use: '展开、降序、下拉' },
  'arrow-right': { name: '右箭头', also: '前往 去', use: '去另一个页面' },
  copy: { name: '复制', also: '拷贝', use: '复制样例、代码、邀请码' },
  play: { name: '运行', also: '播放 开始', use: '运行程序、播放视频' },
  upload: { name: '上传', also: '导入 提交文件', use: '上传文件、导入' },
  download: { name: '下载', also: '导出 保存', use: '下载、导出' },
  offline: { name: '离线', also: '断网 没有网络', use: '没有网络' },
  warning: { name: '提醒', also: '警告 注意', use: '提醒，超出内存' },
  info: { name: '说明', also: '信息', use: '说明' },
  error: { name: '出错', also: '错误 失败', use: '出错的提示条' },
  success: { name: '成功', also: '完成', use: '成功的提示条' },
  menu: { name: '菜单', also: '导航', use: '手机上的主菜单' },
  more: { name: '更多', also: '三点 操作', use: '放不下的操作' },
  sun: { name: '太阳', also: '浅色 亮', use: '切换到浅色' },
  moon: { name: '月亮', also: '深色 暗', use: '切换到深色' },
  user: { name: '人', also: '账号 学生', use: '账号、成员' },
  fullscreen: { name: '全屏', also: '放大', use: '进入全屏' },
  'fullscreen-exit': { name: '退出全屏', also: '缩小', use: '退出全屏' },
  'text-size': { name: '字号', also: '文字大小', use: '调整题面和代码的字号' },
  search: { name: '查找', also: '搜索', use: '查找' },
  filter: { name: '筛选', also: '过滤', use: '更多筛选' },
  eye: { name: '显示', also: '看 密码', use: '显示密码' },
  'eye-off': { name: '隐藏', also: '不看 密码', use: '隐藏密码' },
  refresh: { name: '刷新', also: '重试 重新', use: '重试、换一张' },
  lock: { name: '锁', also: '未解锁 权限', use: '还不能做、没有权限' },
  document: { name: '文件', also: '文档 试卷 报告', use: '文件、试卷、报告' },
  calendar: { name: '日历', also: '日期', use: '选择日期' },
} satisfies Record<IconName, { name: string; also: string; use: string }>;

/** Icons whose name, Chinese name, purpose or other words contain the text. */
export const iconsFound = (text: string): IconName[] => {
  const wanted = text.trim().toLowerCase();
  return (Object.keys(ICON_WORDS) as IconName[]).filter((icon) =>
    [icon, ...Object.values(ICON_WORDS[icon])].join(' ').includes(wanted),
  );
};
