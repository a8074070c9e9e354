/**
 * Chinese names of states, as the sidebar, the pages of documentation and the gallery show them. They follow from the
 * name of a story's export, so addresses and pictures keep theirs. The canonical names come first: one word for one
 * state in the whole product.
 */
const STATES: Readonly<Record<string, string>> = {
  Loading: '加载',
  Skeleton: '加载',
  PageLoading: '加载',
  Empty: '空',
  None: '空',
  Nothing: '空',
  NothingYet: '空',
  NoneAtAll: '空',
  NothingFound: '空：没找到',
  NoneFound: '空：没找到',
  Some: '部分',
  Partly: '部分',
  Partial: '部分',
  Few: '部分',
  Full: '满',
  Default: '满',
  All: '满',
  Ready: '满',
  Loaded: '满',
  Usual: '满',
  Many: '极多',
  Extreme: '极多极长',
  Long: '极长',
  Longest: '极长',
  LongText: '极长',
  LongestText: '极长',
  LongName: '极长',
  LongNames: '极长',
  LongTitle: '极长',
  LongTitles: '极长',
  Failed: '出错',
  LoadFailed: '出错',
  WithError: '出错',
  WithErrors: '出错',
  Error: '出错',
  Errors: '出错',
  Broken: '出错',
  ServerErrors: '出错：服务器不接受',
  Refused: '出错：被拒绝',
  Invalid: '出错：没填对',
  Offline: '离线',
  ReadOnly: '只读',
  Phone: '手机',
  Smallest: '最窄',
  Small: '小',
  Tablet: '平板',
  Narrow: '窄',
  Wide: '宽',
  Dark: '暗色',
  Light: '浅色',

  Primary: '主要',
  Ghost: '次要',
  Danger: '危险',
  Disabled: '不可用',
  Block: '占满一行',
  Large: '大',
  Sizes: '各种大小',
  Tones: '各种颜色',
  Variants: '各种样子',
  EveryState: '全部状态',
  Selected: '已选',
  Chosen: '已选',
  Checked: '已勾选',
  Opened: '打开',
  Open: '打开',
  Closed: '已关闭',
  Filled: '填好',
  Editing: '编辑中',
  Creating: '新建中',
  Adding: '添加中',
  Removing: '删除中',
  Changing: '修改中',
  Changed: '已修改',
  Saving: '保存中',
  Saved: '已保存',
  Sending: '发送中',
  Uploading: '上传中',
  Running: '运行中',
  Waiting: '等待中',
  Checking: '检查中',
  Judging: '评测中',
  Pending: '处理中',
  Exporting: '导出中',
  Retrying: '重试中',
  Stopping: '停止中',
  Leaving: '离开时',
  Withdrawing: '退出中',
  Starting: '开始中',
  Busy: '处理中',
  Done: '完成',
  Passed: '通过',
  Wrong: '答错',
  Stopped: '已停止',
  Ended: '已结束',
  Over: '已结束',
  Expired: '已过期',
  Locked: '已锁定',
  Draft: '草稿',
  Missing: '缺少',
  Unknown: '未知',
  Stale: '不是最新',
  Fresh: '刚开始',
  New: '新的',
  First: '第一个',
  One: '一个',
  Two: '两个',
  Three: '三个',
  Same: '一样',
  Single: '单选题',
  SingleChoice: '单选题',
  MultipleChoice: '多选题',
  TrueFalse: '判断题',
  Choice: '选择题',
  Fill: '填空题',
  Programming: '编程题',
  ProgramReading: '阅读程序',
  ProgramCompletion: '完善程序',
  Python: 'Python',
  Student: '学生',
  Parent: '家长',
  Teacher: '老师',
  Guest: '访客',
  SignedOut: '访客',
  Operator: '运营',
  Platform: '平台',
  School: '学校',
  Class: '班级',
  Child: '孩子',
  NoChild: '没有孩子',
  OneChild: '一个孩子',
  NoStudents: '没有学生',
  Enrolled: '已报名',
  Applied: '已申请',
  Rejected: '未通过',
  QuitApplied: '已申请退出',
  QuitPassed: '已退出',
  Refunded: '已退款',
  Unpaid: '待付款',
  ToPay: '待付款',
  Offered: '有名额',
  UsedUp: '用完',
  NotCompiled: '编译失败',
  Conflict: '冲突',
  Preview: '预览',
  Import: '导入',
  Settings: '设置',
  Rules: '规则',
  Report: '报告',
  Result: '结果',
  Receipt: '回执',
  Roster: '名单',
  Notes: '说明',
  Task: '一道题',
  Review: '批阅',
  Reviewed: '已批',
  Unread: '未读',
  Read: '已读',
  Begun: '已开始',
  Promoted: '已升班',
  Published: '已发布',
  Printed: '打印',
  OfOthers: '别人的',
  Own: '自己的',
  SecondPage: '第二页',
  Closable: '可关闭',
  Named: '有名称',
  Last: '最后',
  Subtasks: '子任务',
  Asked: '已询问',
  Asking: '询问',
  LastMinute: '最后一分钟',
  LastMinutes: '最后十五分钟',
  FifteenMinutes: '最后十五分钟',
  TimeUp: '时间到',
};

/** Words at an end of a name that say where a state is shown. */
const PLACES = ['Phone', 'Dark', 'Smallest', 'Tablet'];
/** Words at the end of a name that are states themselves, after the name of a part: `ListLoading`. */
const CANONICAL = ['Extreme', 'Long', 'Loading', 'Failed', 'Empty', 'Offline'];

const spaced = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])|([a-z])([0-9])/g, '$1$3 $2$4');

const known = (name: string): string | undefined => (Object.hasOwn(STATES, name) ? STATES[name] : undefined);

/** A name without the word at its end or its start; undefined if the word is not there or is the whole name. */
function without(name: string, word: string): string | undefined {
  if (name === word) return undefined;
  if (name.endsWith(word)) return name.slice(0, -word.length);
  return name.startsWith(word) && /^[A-Z]/.test(name.slice(word.length)) ? name.slice(word.length) : undefined;
}

/**
 * The name of a state by its story's export: `EmptyPhone` is `空 · 手机`. An export without a Chinese name keeps its
 * English words.
 */
export function stateName(exportName: string): string {
  const whole = known(exportName);
  if (whole !== undefined) return whole;
  for (const word of [...PLACES, ...CANONICAL]) {
    const rest = without(exportName, word);
    if (rest !== undefined && (PLACES.includes(word) || known(rest) !== undefined))
      return `${stateName(rest)} · ${known(word) ?? word}`;
  }
  return spaced(exportName);
}

/** The names of a component's states, each different: a second 出错 also says its export. */
export function stateNames(exportNames: readonly string[]): string[] {
  const taken = new Set<string>();
  return exportNames.map((exportName) => {
    const name = stateName(exportName);
    const own = taken.has(name) ? `${name}（${spaced(exportName)}）` : name;
    taken.add(name);
    return own;
  });
}
