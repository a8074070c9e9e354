/**
 * Events that the exam room reports with a save. They are recorded and shown to the teacher, but never affect the
 * score.
 */
export const CLIENT_EVENTS = [
  'hidden',
  'visible',
  'blur',
  'focus',
  'fullscreenExit',
  'paste',
  'offline',
  'reconnect',
  'reload',
] as const;

/** Event of an attempt reported by the student's browser, so a manipulated page may leave it out. */
export type ClientEvent = (typeof CLIENT_EVENTS)[number];

/** Events that the server adds to the same list. */
export const SERVER_EVENTS = [
  'start',
  'takeover',
  'addressChange',
  'extended',
  'cutOff',
  'lateCopy',
  'lateAccepted',
  'complete',
  'closed',
  'settled',
  'reopened',
] as const;

/** Event of an attempt that only the server records. */
export type ServerEvent = (typeof SERVER_EVENTS)[number];

/** Chinese labels of all events. */
export const EVENT_LABELS = {
  hidden: '切到其他页面',
  visible: '回到考试',
  blur: '窗口失去焦点',
  focus: '窗口恢复焦点',
  fullscreenExit: '退出全屏',
  paste: '粘贴内容',
  offline: '断开网络',
  reconnect: '恢复网络',
  reload: '重新载入页面',
  start: '开始作答',
  takeover: '换设备作答',
  addressChange: '网络地址变化',
  extended: '延长时间',
  cutOff: '断线后补交',
  lateCopy: '收到迟到的答案',
  lateAccepted: '采纳迟到的答案',
  complete: '交卷',
  closed: '系统收卷',
  settled: '出分',
  reopened: '重新打开',
} as const satisfies Record<ClientEvent | ServerEvent, string>;
